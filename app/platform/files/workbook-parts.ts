/** The parts of an XLSX file (ECMA-376) beside its rows. */

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const types = "http://schemas.openxmlformats.org/package/2006/content-types";
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/package/2006/relationships";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const media = "application/vnd.openxmlformats-officedocument.spreadsheetml";

export const sheetPath = (number: number) => `xl/worksheets/sheet${number}.xml`;

/** What says how the sheets of these names hang together, by their place in the file. */
export function workbookParts(names: readonly string[], formats: readonly string[]): [path: string, content: string][] {
  const numbered = names.map((name, at) => ({ name, id: at + 1 }));
  const part = (path: string, kind: string) => `<Override PartName="/${path}" ContentType="${media}.${kind}+xml"/>`;
  const relation = (id: number, kind: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${office}/${kind}" Target="${target}"/>`;
  const sheets = numbered.map(({ name, id }) => `<sheet name="${inXml(name)}" sheetId="${id}" r:id="rId${id}"/>`);
  return [
    [
      "[Content_Types].xml",
      `${head}<Types xmlns="${types}"><Default Extension="rels" ` +
        `ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
        `${part("xl/workbook.xml", "sheet.main")}${part("xl/styles.xml", "styles")}` +
        `${numbered.map(({ id }) => part(sheetPath(id), "worksheet")).join("")}</Types>`,
    ],
    [
      "_rels/.rels",
      `${head}<Relationships xmlns="${relations}">${relation(1, "officeDocument", "xl/workbook.xml")}</Relationships>`,
    ],
    [
      "xl/workbook.xml",
      `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.join("")}</sheets></workbook>`,
    ],
    [
      "xl/_rels/workbook.xml.rels",
      `${head}<Relationships xmlns="${relations}">` +
        `${numbered.map(({ id }) => relation(id, "worksheet", `worksheets/sheet${id}.xml`)).join("")}` +
        `${relation(numbered.length + 1, "styles", "styles.xml")}</Relationships>`,
    ],
    ["xl/styles.xml", stylesOf(formats)],
  ];
}

/** Style 0 is plain, 1 is bold, and from 2 on there is one a format. */
function stylesOf(formats: readonly string[]): string {
  const own = 164;
  const numbers = formats.map((format, at) => `<numFmt numFmtId="${own + at}" formatCode="${inXml(format)}"/>`);
  const cell = (format: number, font: number) =>
    `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;
  const font = (bold: string) => `<font>${bold}<sz val="11"/><name val="Calibri"/></font>`;
  return (
    `${head}<styleSheet xmlns="${main}">` +
    (numbers.length > 0 ? `<numFmts count="${numbers.length}">${numbers.join("")}</numFmts>` : "") +
    `<fonts count="2">${font("")}${font("<b/>")}</fonts>` +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
    `<cellXfs count="${formats.length + 2}">${cell(0, 0)}${cell(0, 1)}` +
    `${formats.map((_, at) => cell(own + at, 0)).join("")}</cellXfs></styleSheet>`
  );
}

/** What stands before the rows: the first of them stays in sight. */
export function sheetBegin(widths: readonly number[], rightToLeft: boolean): string {
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`);
  return (
    `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"${rightToLeft ? ' rightToLeft="1"' : ""}>` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `${columns.length > 0 ? `<cols>${columns.join("")}</cols>` : ""}<sheetData>`
  );
}

export const sheetEnd = "</sheetData></worksheet>";

const notAllowed = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const names = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["\r", "&#13;"],
]);

/** Text as XML holds it, without the signs that it cannot hold. */
export function inXml(text: string): string {
  return text.replace(notAllowed, "").replace(/[&<>"\r]/g, (sign) => names.get(sign)!);
}

/** `A`, `Z`, `AA`. */
export function columnName(at: number): string {
  const rest = Math.floor(at / 26);
  return (rest > 0 ? columnName(rest - 1) : "") + String.fromCharCode(65 + (at % 26));
}
