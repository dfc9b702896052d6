/** Screens on which names stand above the rows of charts. */
export const PHONE = '(max-width: 52rem)';
/** Screens on which rows of tables are cards with a figure on each line, since not all columns would be in sight. */
const CARDS = '(max-width: 72rem)';

/**
 * Light, readable, and as wide as a phone when it must. On paper nothing can be opened, so what is folded away is printed
 * open, but for charts, which are drawn only when they are opened on a screen.
 */
export const PAGE_STYLE = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; overflow-wrap: break-word; background: #fff; color: #1f2933; font: 17px/1.55 system-ui, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
main { max-width: 58rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font-size: clamp(1.5rem, 4.5vw, 2.2rem); line-height: 1.2; margin: 0.2rem 0 1rem; text-wrap: balance; }
h2 { font-size: 1.2rem; line-height: 1.3; margin: 0 0 0.6rem; }
h3 { font-size: 1rem; margin: 1.4rem 0 0.4rem; }
.what { margin: 0; color: #52606d; }
ul { padding-left: 1.2rem; margin: 0.8rem 0; }
li { margin: 0.35rem 0; }
section, figure, main > details { margin: 2.6rem 0 0; }
figure { padding: 0; }
.chart { width: 100%; min-height: 4rem; }
figcaption, .legend { color: #52606d; font-size: 0.95rem; margin: 0.4rem 0 0; max-width: 46rem; }
.wide { overflow-x: auto; margin-inline: calc((100% - max(100%, min(100vw - 2.5rem, 90rem))) / 2); }
.wide table { width: auto; min-width: min(100%, 55.5rem); margin-inline: auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.85rem; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: 0.35rem 0.5rem 0.35rem 0; border-bottom: 1px solid #e4e7eb; vertical-align: top; }
thead th { color: #52606d; font-weight: 600; vertical-align: bottom; }
tbody th { font-weight: 600; min-width: 7rem; }
.right + :not(.right) { padding-left: 0.6rem; }
.whole { white-space: nowrap; }
.right { text-align: right; white-space: nowrap; }
thead .right { white-space: normal; }
pre { background: #f5f7fa; border-radius: 6px; padding: 0.8rem 1rem; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 0.9rem; }
main > details { border-top: 1px solid #e4e7eb; padding-top: 0.8rem; }
main > details + details { margin-top: 0.8rem; }
summary { cursor: pointer; font-weight: 600; }
@media ${CARDS} {
  .wide { margin-inline: 0; }
  .wide table { display: block; min-width: 0; }
  thead { display: none; }
  tbody { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); column-gap: 2.5rem; }
  tbody tr { display: grid; grid-template-columns: max-content 1fr; align-content: start; column-gap: 1rem; padding: 0.7rem 0; border-bottom: 1px solid #e4e7eb; }
  tbody th, td, .right, .whole { border: 0; padding: 0.1rem 0; text-align: left; white-space: normal; overflow-wrap: anywhere; }
  tbody th { grid-column: 1 / -1; }
  td { display: contents; }
  td:empty { display: none; }
  td::before { content: attr(data-head); color: #52606d; max-width: 9rem; }
}
@media print {
  h2, h3, summary { break-after: avoid; }
  .chart, tbody tr { break-inside: avoid; }
  .chart details { display: none; }
  details:not(:has(.chart))::details-content { content-visibility: visible; }
}
@media (max-width: 34rem) { body { font-size: 16px; } main { padding-top: 1.2rem; } }
`;
