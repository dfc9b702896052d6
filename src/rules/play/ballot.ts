import type { Decision, Seat } from '../decision.ts';
import { addWeighing, type Sheet } from './weighing.ts';

/** What else may be said of the options of a choice, beside what they are worth. */
export type Told = Pick<Decision, 'label' | 'uses' | 'quarry'>;

/** A choice whose options are weighed all at once, when somebody first asks what one is worth. */
export class Ballot implements Decision {
  readonly point: string;
  readonly seat: Seat;
  readonly count: number;
  readonly luck: number;
  readonly label: Decision['label'];
  readonly uses: Decision['uses'];
  readonly quarry: Decision['quarry'];
  readonly #sheet: Sheet;
  readonly #fill: (weighings: Float64Array) => void;
  #known: Float64Array | undefined;

  /**
   * @param fill writes the weighings into zeros of the sheet
   * @param told what else the decision says of its options
   */
  constructor(
    point: string,
    seat: Seat,
    count: number,
    luck: number,
    sheet: Sheet,
    fill: (weighings: Float64Array) => void,
    { label, uses, quarry }: Told,
  ) {
    this.point = point;
    this.seat = seat;
    this.count = count;
    this.luck = luck;
    this.#sheet = sheet;
    this.#fill = fill;
    this.label = label;
    this.uses = uses;
    this.quarry = quarry;
  }

  weighings(): Float64Array {
    if (this.#known !== undefined) return this.#known;
    this.#known = this.#sheet(this.count);
    this.#fill(this.#known);
    return this.#known;
  }

  weigh(option: number, into: Float64Array): void {
    addWeighing(this.weighings(), option, into);
  }
}
