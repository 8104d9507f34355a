/**
 * What a spreadsheet takes for the start of a formula, also behind spaces and signs nobody sees, which it leaves out when
 * it reads a cell.
 */
const formulaStart =
  /^[\s\p{Cf}\p{Cc}\u00a0\u115f\u1160\u17b4\u17b5\u3164\uffa0]*[=+\-@\uff1d\uff0b\uff0d\uff20\ufe62\ufe63\ufe66\ufe6b]/u;
const breakStart = /^[\t\r]/;

/** A text as a spreadsheet shows it rather than runs it; everything else is as it was. */
export function withoutFormula<Cell>(cell: Cell): Cell | string {
  return typeof cell === "string" && (formulaStart.test(cell) || breakStart.test(cell)) ? `'${cell}` : cell;
}

/** The text that was made safe for a spreadsheet, as it stood before; any other as it is. */
export function withFormula(text: string): string {
  return text.startsWith("'") && withoutFormula(text.slice(1)) === text ? text.slice(1) : text;
}
