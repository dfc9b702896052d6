import { describe, expect, it } from 'vitest';
import { owners } from './board.ts';

describe('ZC-ZON-03..05: control', () => {
  it('is of whoever is alone in a zone; both contest it', () => {
    expect(owners(['AX', 'BX'], { enclosure: 'off' })).toEqual(['A-', 'B-']);
  });

  it('goes to the side with more models when contesting is off', () => {
    expect(owners(['XY', 'BA'], { 'zones.contested': 'off' })).toEqual(['-A', 'BA']);
  });

  it('is not had by a model partly in a zone, which still keeps it from being empty (ZC-AMB-22)', () => {
    expect(owners(['aA', 'AA'])).toEqual(['-A', 'AA']);
    expect(owners(['aA', 'AA'], { 'zones.wholly.partly': 'ignored' })).toEqual(['AA', 'AA']);
    expect(owners(['bA', 'AA'])).toEqual(['AA', 'AA']);
    expect(owners(['bA', 'AA'], { 'zones.wholly.partly': 'contests' })).toEqual(['-A', 'AA']);
  });

  it('goes to the side with more models than contest it, those partly in it by a reading (ZC-ZON-04, ZC-AMB-22)', () => {
    const more = { 'zones.contested': 'off', enclosure: 'off' };
    expect(owners(['bc', 'dX'], more)).toEqual(['AA', 'A-']);
    expect(owners(['bc', 'dX'], { ...more, 'zones.wholly.partly': 'contests' })).toEqual(['-A', '--']);
    expect(owners(['bc', 'dX'], { 'zones.wholly.partly': 'contests' })).toEqual(['--', '--']);
  });
});

describe('ZC-ZON-06: surrounded zones', () => {
  it('fall to whoever controls all zones beside them', () => {
    expect(owners(['BAB', 'A.A', 'BAB'])).toEqual(['BAB', 'AAA', 'BAB']);
    expect(owners(['BAB', 'A.B', 'BAB'])).toEqual(['BAB', 'A-B', 'BAB']);
    expect(owners(['BAB', 'A.A', 'BAB'], { 'enclosure.surrounded': 'off' })).toEqual(['BAB', 'A-A', 'BAB']);
  });

  it('fall to nobody beside a contested zone, unless that is ignored (ZC-AMB-09)', () => {
    expect(owners(['BXB', 'A.A', 'BAB'])).toEqual(['B-B', 'A-A', 'BAB']);
    const ignored = { 'enclosure.surrounded.contested': 'ignored' };
    expect(owners(['BXB', 'A.A', 'BAB'], ignored)).toEqual(['B-B', 'AAA', 'BAB']);
    expect(owners(['BXB', 'X.X', 'BXB'], ignored)).toEqual(['B-B', '---', 'B-B']);
  });

  it('need their corners and have no edge under the other readings (ZC-AMB-08)', () => {
    const eight = { 'enclosure.surrounded.neighbours': 'eight' };
    expect(owners(['BAB', 'A.A', 'BAB'], eight)).toEqual(['BAB', 'A-A', 'BAB']);
    expect(owners(['AAA', 'A.A', 'AAA'], eight)).toEqual(['AAA', 'AAA', 'AAA']);
    expect(owners(['.AB', 'ABB', 'BBB'])).toEqual(['AAB', 'ABB', 'BBB']);
    const open = { 'enclosure.surrounded.neighbours': 'edge-open' };
    expect(owners(['.AB', 'ABB', 'BBB'], open)).toEqual(['-AB', 'ABB', 'BBB']);
    expect(owners(['BAB', 'A.A', 'BAB'], open)).toEqual(['BAB', 'AAA', 'BAB']);
  });

  it('are judged one by one, or as pockets (ZC-AMB-19)', () => {
    const pocket = ['BAAB', 'A..A', 'BAAB'];
    expect(owners(pocket)).toEqual(['BAAB', 'A--A', 'BAAB']);
    const flood = { 'enclosure.surrounded.extent': 'flood' };
    expect(owners(pocket, flood)).toEqual(['BAAB', 'AAAA', 'BAAB']);
    expect(owners(['....', 'AAAA', 'B..B'], flood)).toEqual(['AAAA', 'AAAA', 'B--B']);
    expect(owners(pocket, {}, flood)).toEqual(['BAAB', 'A--A', 'BAAB']);
    expect(owners(['ABBA', 'B..B', 'ABBA'], {}, flood)).toEqual(['ABBA', 'BBBB', 'ABBA']);
  });

  it('are for the side whose rules have them', () => {
    expect(owners(['BAB', 'A.A', 'BAB'], { enclosure: 'off' }, {})).toEqual(['BAB', 'A-A', 'BAB']);
    expect(owners(['BAB', 'A.A', 'BAB'], {}, { enclosure: 'off' })).toEqual(['BAB', 'AAA', 'BAB']);
  });

  it('on an empty board fall to nobody', () => {
    expect(owners(['..', '..'], { 'enclosure.surrounded.extent': 'flood' })).toEqual(['--', '--']);
  });
});
