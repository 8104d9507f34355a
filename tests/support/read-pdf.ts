import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

export type ReadPdf = {
  text: string;
  pages: string[];
  title: string;
  language: string | null;
  /** Where a piece of text begins, in points from the left edge of its page. */ placed: { text: string; x: number }[];
};

/** What a reader finds in a PDF: its text as it would be copied, what it is called, and in which language it is read aloud. */
export async function readPdf(content: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocument({ data: new Uint8Array(content), verbosity: 0, useSystemFonts: false }).promise;
  const pages: string[] = [];
  const placed: ReadPdf["placed"] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join(""));
    placed.push(
      ...items.flatMap((item) => ("str" in item ? [{ text: item.str, x: (item.transform as number[])[4]! }] : [])),
    );
  }
  const { info } = await pdf.getMetadata();
  const { Title, Language } = info as { Title: string; Language: string | null };
  await pdf.loadingTask.destroy();
  return { text: pages.join("\n"), pages, title: Title, language: Language, placed };
}
