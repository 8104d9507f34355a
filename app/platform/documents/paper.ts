import type PdfDocument from "pdfkit";
import { directionOf } from "#app/platform/i18n/languages.ts";
import type { Report } from "./report.ts";
import type { FontWeight } from "./script-fonts.ts";
import { textRuns, type TextRun } from "./text-runs.ts";

export type Ink = { size: number; weight?: FontWeight; colour?: string };
export type Place = { at: number; top: number; width: number; align?: "start" | "end" };

export const inks = { text: "#1b1f24", soft: "#565e68", line: "#d9dde2", shade: "#f3f5f7" } as const;
export const margin = 36;
/** The height of a line in sizes of its letters, and where the letters stand in it. */
const lineHeight = 1.4;
const baseline = 1.05;
/** No cell is longer than this many lines: the rest is told by three dots. */
const mostLines = 14;
const devanagari = /\p{Script=Devanagari}/u;

/**
 * Sheets to write on, in points. Everything is placed from the side where lines begin, which is the right for Arabic.
 * Until `begin` nothing is drawn and sheets are only counted: each sheet says how many there are and is let go when full.
 */
export class Paper {
  readonly #document: PDFKit.PDFDocument;
  readonly width: number;
  readonly height: number;
  readonly #direction: "ltr" | "rtl";
  readonly #widths = new Map<string, number>();
  readonly #fonts = new Set<string>();
  readonly #chunks: Buffer[] = [];
  #drawing = false;
  sheets = 1;

  /** The library is loaded with the first sheets: few processes ever write any, and it is large. */
  static async open(report: Report): Promise<Paper> {
    const { default: Document } = await import("pdfkit");
    return new Paper(report, Document);
  }

  private constructor(
    { language, paper, layout = "landscape", title, company, madeAt }: Report,
    Document: typeof PdfDocument,
  ) {
    this.#direction = directionOf(language);
    this.#document = new Document({
      size: paper,
      layout,
      margin: 0,
      pdfVersion: "1.7",
      lang: language,
      displayTitle: true,
      info: {
        Title: `${title} – ${company}`,
        Author: company,
        Creator: "Cairn",
        Producer: "Cairn",
        CreationDate: madeAt,
      },
    });
    this.width = this.#document.page.width - 2 * margin;
    this.height = this.#document.page.height - 2 * margin;
    this.#document.on("data", (chunk: Buffer) => this.#chunks.push(chunk));
  }

  begin(): void {
    this.#drawing = true;
    this.sheets = 1;
  }

  turn(): void {
    if (this.#drawing) this.#document.addPage();
    this.sheets += 1;
  }

  /** The height of so many lines of this size. */
  linesHigh(lines: number, { size }: Ink): number {
    return lines * size * lineHeight;
  }

  /** Breaks a text between words, and a word that is too long within it. */
  wrap(text: string, width: number, ink: Ink): string[] {
    if (this.#widthOf(text, ink) <= width) return [text];
    const space = this.#widthOf(" ", ink);
    const lines: string[] = [];
    let used = Infinity;
    for (const word of text
      .split(/\s+/u)
      .filter(Boolean)
      .flatMap((one) => this.#pieces(one, width, ink))) {
      const wide = this.#widthOf(word, ink);
      const fits = used + space + wide <= width;
      used = fits ? used + space + wide : wide;
      if (fits) lines.push(`${lines.pop()} ${word}`);
      else lines.push(word);
    }
    return lines.length > mostLines ? [...lines.slice(0, mostLines - 1), "…"] : lines;
  }

  #pieces(word: string, width: number, ink: Ink): string[] {
    if (this.#widthOf(word, ink) <= width) return [word];
    const pieces = [""];
    for (const { segment } of new Intl.Segmenter().segment(word)) {
      if (this.#widthOf(pieces.at(-1)! + segment, ink) > width) pieces.push("");
      pieces.push(pieces.pop()! + segment);
    }
    return pieces.filter(Boolean);
  }

  /** Writes lines one below the other. */
  write(lines: readonly string[], { at, top, width, align = "start" }: Place, ink: Ink): void {
    if (!this.#drawing) return;
    this.#document.fillColor(ink.colour ?? inks.text);
    lines.forEach((line, index) => {
      const free = width - this.#widthOf(line, ink);
      this.#writeLine(
        line,
        this.#fromLeft(at + (align === "end" ? free : 0), width - free),
        top + this.linesHigh(index, ink),
        ink,
      );
    });
  }

  /** A filled rectangle. */
  fill(at: number, top: number, width: number, height: number, colour: string): void {
    if (this.#drawing) this.#document.rect(this.#fromLeft(at, width), top + margin, width, height).fill(colour);
  }

  /** A picture as large as fits, at the side where lines end. */
  picture(
    png: Uint8Array,
    { at, top, width, height }: { at: number; top: number; width: number; height: number },
  ): void {
    if (!this.#drawing) return;
    const align = this.#direction === "ltr" ? "right" : undefined;
    const fit: [number, number] = [width, height];
    this.#document.image(Buffer.from(png), this.#fromLeft(at, width), top + margin, { fit, ...(align && { align }) });
  }

  async bytes(): Promise<Uint8Array> {
    const ended = new Promise<void>((resolve) => this.#document.once("end", resolve));
    this.#document.end();
    await ended;
    return Buffer.concat(this.#chunks);
  }

  #fromLeft(at: number, width: number): number {
    return margin + (this.#direction === "ltr" ? at : this.width - at - width);
  }

  #writeLine(line: string, left: number, top: number, ink: Ink): void {
    const runs = textRuns(line, this.#direction);
    // Whoever copies Devanagari gets what was written, not its shapes in the order they stand.
    const marked = devanagari.test(line) && runs.every(({ turned }) => !turned);
    if (marked) this.#document.markContent("Span", { actual: line });
    let x = left;
    for (const run of runs) {
      this.#choose(run, ink).text(run.text, x, top + margin + baseline * ink.size, {
        lineBreak: false,
        baseline: "alphabetic",
      });
      x += this.#runWidth(run, ink);
    }
    if (marked) this.#document.endMarkedContent();
  }

  #widthOf(line: string, ink: Ink): number {
    return textRuns(line, this.#direction).reduce((width, run) => width + this.#runWidth(run, ink), 0);
  }

  #runWidth(run: TextRun, ink: Ink): number {
    const key = `${run.font.name} ${ink.weight ?? 400} ${run.text}`;
    let width = this.#widths.get(key);
    if (width === undefined)
      this.#widths.set(key, (width = this.#choose(run, { ...ink, size: 100 }).widthOfString(run.text) / 100));
    return width * ink.size;
  }

  #choose({ font }: TextRun, { size, weight = 400 }: Ink): PDFKit.PDFDocument {
    const name = `${font.name} ${weight}`;
    if (!this.#fonts.has(name)) this.#document.registerFont(name, font.bytes(weight));
    this.#fonts.add(name);
    return this.#document.font(name).fontSize(size);
  }
}
