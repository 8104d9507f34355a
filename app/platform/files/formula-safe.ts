/**
 * What a spreadsheet takes for the start of a formula, also behind spaces and signs nobody sees, which it leaves out when
 * it reads a cell.
 */
const formulaStart =
  /^[\s\p{Cf}\p{Cc}\u00a0\u115f\u1160\u17b4\u17b5\u3164\uffa0]*[=+\-@\uff1d\uff0b\uff0d\uff20\ufe62\ufe63\ufe66\ufe6b]/u;
const breakStart = /^[\t\r]/;

const quotedStart = new RegExp(`^'(?=${formulaStart.source.slice(1)})`, "u");
const visible = /[^\s\p{Cf}\p{Cc}]/u;

/** Lines within a cell: a program that knows nothing of quotes takes each for a row of its own. */
const lines = /[^\r\n\u2028\u2029\u0085\v\f]+/g;

/** A text as a spreadsheet shows it rather than runs it, in each of its lines; everything else is as it was. */
export function withoutFormula<Cell>(cell: Cell): Cell | string {
  if (typeof cell !== "string") return cell;
  const safe = laterLines(cell, (line) => (formulaStart.test(line) ? `'${line}` : line));
  return formulaStart.test(safe) || breakStart.test(safe) ? `'${safe}` : safe;
}

/** The text that was made safe for a spreadsheet, as it stood before; any other as it is. */
export function withFormula(text: string): string {
  const first = text.startsWith("'") && withoutFormula(text.slice(1)) === text ? text.slice(1) : text;
  const whole = laterLines(first, (line) => line.replace(quotedStart, ""));
  return withoutFormula(whole) === text ? whole : first;
}

/** Each line after the first in which anything stands. */
function laterLines(text: string, changed: (line: string) => string): string {
  let begun = false;
  return text.replace(lines, (line) => {
    if (begun) return changed(line);
    begun = visible.test(line);
    return line;
  });
}
