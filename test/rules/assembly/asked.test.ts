import { expect, it } from 'vitest';
import { weaponAsked } from '../../../src/rules/assembly/asked.ts';

it('the weapon that is asked about is one that can be used, the first where none is named', () => {
  const weapons = { rifle: 24, knife: 0, cannon: 36 };
  const asked = (usable: readonly string[], weapon?: string) =>
    weaponAsked(weapon === undefined ? {} : { weapon }, 'scout', usable, weapons);
  expect([asked(['rifle', 'knife']), asked(['rifle', 'knife'], 'knife')]).toEqual([24, 0]);
  expect(() => asked(['rifle'], 'cannon')).toThrow(
    'There is no weapon "cannon" in what a scout can use here',
  );
  expect(() => asked([])).toThrow('There is nothing that a scout can use here.');
});
