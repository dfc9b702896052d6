import { expect, it } from 'vitest';
import { compileSettings } from '../../src/rules/variant.ts';
import { darkPotential } from '../../src/rulesets/dark-potential/index.ts';

it.each([
  ['overwatch.__proto__', 'off'],
  ['overwatch.constructor', 'off'],
  ['overwatch.arc.__proto__', 1],
  ['overwatch.arc.toString', 1],
  ['overwatch.toString', 'on'],
])('knows no setting by a name that every object has: %s', (path, value) => {
  expect(() => compileSettings(darkPotential.rules, { [path]: value })).toThrow(
    `There is no setting "${path}" in these rules`,
  );
});

it.each([
  ['DP-OW-01', 'overwatch.cost'],
  ['dp-q-39', 'overwatch.cost.per'],
])('tells the path of what is set by its id: %s', (id, path) => {
  expect(() => compileSettings(darkPotential.rules, { [id]: 'off' })).toThrow(
    `There is no setting "${id}" in these rules; settings go by paths, and what has that id is "${path}".`,
  );
});
