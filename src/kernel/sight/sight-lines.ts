import type { Point } from '../entities.ts';
import type { Ground } from '../ground.ts';
import { Corridor } from './corridor.ts';
import { Covered } from './covered.ts';
import { obscurersOf } from './obscurer.ts';
import { SILHOUETTE } from './silhouette.ts';
import { createTouchedParts } from './touched-parts.ts';
import { View } from './view.ts';

/** Two models see nothing of each other, everything with nothing in the way, or what their views tell. */
type Outcome = 'hidden' | 'clear' | 'partly';

/** The lines of sight of a table, worked out pair by pair. */
export class SightLines {
  private readonly ground: Ground;
  private readonly corridor: Corridor;
  private readonly forth: View;
  private readonly back: View;
  private viewer = 0;
  private isBackFaced = false;

  constructor(ground: Ground) {
    const obscurers = obscurersOf(ground.spec);
    const corners = obscurers.reduce((sum, { outline }) => sum + outline.length / 2, 0);
    const covered = new Covered(obscurers.length, corners);
    const touched = createTouchedParts(ground, obscurers);
    this.ground = ground;
    this.corridor = new Corridor(ground, obscurers, corners);
    this.forth = new View(ground, obscurers, corners, this.corridor, covered, touched, false);
    this.back = new View(ground, obscurers, corners, this.corridor, covered, touched, true);
  }

  /**
   * What the viewer and the model on another point see of each other. Models one above the other see nothing, for a
   * floor is between them; of itself a model sees everything.
   */
  measure(viewer: Point, other: Point): Outcome {
    const { back, forth } = this;
    this.viewer = viewer;
    const outcome = this.outcome(viewer, other);
    if (outcome !== 'partly') return outcome;
    if (!this.isBackFaced) back.face(forth.target, forth.viewer);
    const shown = SILHOUETTE - Math.min(forth.hidden, back.hidden);
    forth.tell(shown);
    back.tell(shown);
    return 'partly';
  }

  /** Whether they see each other, without views that tell what. */
  outcome(viewer: Point, other: Point): Outcome {
    const { back, corridor, forth, ground } = this;
    // Worked out from the lower number, so that records do not depend on which of them is asked about first.
    const a = Math.min(viewer, other);
    const b = Math.max(viewer, other);
    if (a === b) return 'clear';
    if (ground.x[a] === ground.x[b] && ground.y[a] === ground.y[b]) return 'hidden';
    if (!corridor.open(a, b)) return 'hidden';
    if (corridor.count === 0) return 'clear';
    forth.face(a, b);
    // A line that one of them has the other has too, whatever part of the silhouettes it meets.
    this.isBackFaced = forth.isWhollyHidden;
    if (!this.isBackFaced) return 'partly';
    back.face(b, a);
    return back.isWhollyHidden ? 'hidden' : 'partly';
  }

  /** How the viewer sees the other model when it does partly. */
  get view(): View {
    return this.viewer === this.forth.viewer ? this.forth : this.back;
  }

  /** How the other model sees the viewer. */
  get viewBack(): View {
    return this.viewer === this.forth.viewer ? this.back : this.forth;
  }
}
