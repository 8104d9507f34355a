import * as Y from "yjs";
import { expect, test } from "vitest";
import { cleanRichText } from "../rich-text/clean-rich-text.ts";
import { seededRandom, type SeededRandom } from "../time/seeded-random.ts";
import { missingFrom, openText, wholeOf } from "./shared-text.ts";
import { mostSteps } from "./integration-steps.ts";
import { isSoundEdit, mostOfAnEdit } from "./sound-edit.ts";
import { takeEdit } from "./take-edit.ts";
import { htmlOf, mostOfAText } from "./text-html.ts";

const isLong = process.env["CAIRN_LONG"] === "1";
const rounds = isLong ? 100_000 : 1_500;

/** A text in which somebody wrote with any program of theirs. */
function written(write: (line: Y.XmlText, text: Y.Doc) => void): Y.Doc {
  const text = new Y.Doc();
  const [paragraph, line] = [new Y.XmlElement("paragraph"), new Y.XmlText()];
  text.getXmlFragment("default").push([paragraph]);
  paragraph.push([line]);
  text.transact(() => write(line, text));
  return text;
}
const taken = (text: Y.Doc) => takeEdit(new Y.Doc(), wholeOf(text)).is;
/** Numbers as Yjs writes them: seven bits a byte, and whether another follows. */
const numbers = (...values: number[]) => Uint8Array.from(values.flatMap(bytesOf));
const bytesOf = (value: number): number[] =>
  value < 128 ? [value] : [128 + (value % 128), ...bytesOf(Math.floor(value / 128))];

test("counts are held against the bytes they speak of, before anything is made for them", () => {
  const nothing = (edit: Uint8Array) => expect(takeEdit(new Y.Doc(), edit)).toEqual({ is: "BROKEN" });
  for (const many of [30_000_000, 2 ** 31, Number.MAX_SAFE_INTEGER]) {
    nothing(numbers(1, many, 5, 0));
    nothing(numbers(many, 1, 5, 0));
    nothing(numbers(0, many, 5, 0));
    nothing(numbers(0, 1, 5, many));
    expect(missingFrom(new Y.Doc(), numbers(many, 5, 0))).toBeNull();
  }
  nothing(numbers(1, 1, 5, 0, 0, 0, 0));
  nothing(numbers(1, 1, 5, 0, 0, 2 ** 40, 0));
  nothing(numbers(1, 1, 5, 0, 10, 2 ** 40, 0));
});

test("what the editor writes is a sound edit, and what stands behind one is not", () => {
  const text = written((line) => {
    line.insert(0, "plain ");
    line.insert(6, "linked", { bold: {}, link: { href: "https://example.com/", target: null, class: null } });
    line.delete(2, 2);
  });
  const element = text.getXmlFragment("default").get(0) as Y.XmlElement;
  for (const value of [3, true, null, "x", -700, 1.5]) element.setAttribute("level", value as string);
  expect(isSoundEdit(wholeOf(text))).toBe(true);
  expect(isSoundEdit(Uint8Array.from([...wholeOf(text), 0]))).toBe(false);
});

test("a long address under marks that come and go is refused before its HTML is made", () => {
  const edit = written((line) => {
    line.insert(0, "x".repeat(4_000), { link: { href: `https://example.com/${"y".repeat(1_900)}` } });
    for (let at = 0; at < 4_000; at += 2) line.format(at, 1, { bold: {} });
  });
  expect(wholeOf(edit).length).toBeLessThan(140_000);
  expect(taken(edit)).toBe("TOO_LARGE");
  const longer = written((line) => line.insert(0, "x", { link: { href: `https://example.com/${"y".repeat(2_000)}` } }));
  expect(taken(longer)).toBe("BROKEN");
});

test("as many marks as one likes at once, deep texts and values within values are refused", () => {
  expect(taken(written((line) => line.insert(0, "x", { invented: true })))).toBe("BROKEN");
  expect(taken(written((line) => line.insert(0, "x", { link: { href: { a: { b: 1 } } } })))).toBe("BROKEN");
  const deep = new Y.Doc();
  let inner: Y.XmlElement | Y.XmlFragment = deep.getXmlFragment("default");
  for (let depth = 0; depth < 60; depth += 1) {
    const next = new Y.XmlElement("blockquote");
    inner.push([next]);
    inner = next;
  }
  expect(taken(deep)).toBe("TOO_LARGE");
});

/** Everybody writes before another sign of the same line, and says that nothing stood before them. */
function crowd(writers: number): Uint8Array {
  const text = new Y.Doc();
  text.clientID = 1;
  text.getText("x").insert(0, "x".repeat(writers));
  const before = (index: number) => [0x44, 1, writers - 1 - index, 1, "y".charCodeAt(0)];
  const all = Array.from({ length: writers }, (_, index) => before(index)).flat();
  return Y.mergeUpdates([wholeOf(text), numbers(1, writers, 2, 0, ...all, 0)]);
}

test("work that grows with the square of what was sent is stopped where it stands", () => {
  expect(takeEdit(new Y.Doc(), crowd(200)).is).toBe("TAKEN");
  expect(takeEdit(new Y.Doc(), crowd(19_000)).is).toBe("TOO_LARGE");
});

test("a small edit whose pieces are compared each with each is refused by counting, whatever the time it would take", () => {
  const { integrate } = Y.Item.prototype;
  const steps = (writers: number) => (writers * writers) / 2;
  for (const writers of [500, 1_000, 4_000]) {
    expect(steps(writers)).toBeGreaterThan(mostSteps);
    expect([writers, takeEdit(new Y.Doc(), crowd(writers)).is]).toEqual([writers, "TOO_LARGE"]);
    expect(Y.Item.prototype.integrate).toBe(integrate);
  }
});

test("an edit of more windows than ever wrote one text is refused", () => {
  const windows = (many: number) => {
    const each = Array.from({ length: many }, (_, at) => [...bytesOf(1), ...bytesOf(at + 1), 0, 4, 1, 1, 120, 1, 121]);
    return Uint8Array.from([...bytesOf(many), ...each.flat(), 0]);
  };
  expect(takeEdit(new Y.Doc(), windows(100)).is).toBe("TAKEN");
  expect(takeEdit(new Y.Doc(), windows(mostOfAnEdit.clients + 1)).is).toBe("BROKEN");
});

test("half a megabyte of plain text is taken, one of more signs than a text may have is not", () => {
  const plain = written((line) => line.insert(0, "plain words ".repeat(42_000)));
  expect(taken(plain)).toBe("TAKEN");
  const large = written((line) => line.insert(0, "<".repeat(mostOfAText.html / 4 + 1)));
  expect(taken(large)).toBe("TOO_LARGE");
});

const signs = ["word", " ", "<b>", "&amp;", '"', "\u0301\u0316".repeat(40), "\u0000", "\ud800", "\u{1f600}", "ab\ncd"];
const addresses = [
  ...[
    'https://example.com/?a=1&b="2"',
    "javascript:alert(1)",
    " java\nscript:alert(1)",
    "//example.com",
    "mailto:a@b.c",
  ],
  ...["data:text/html,x", "", "https://", "JAVASCRIPT:1", "http://a<b>", "x".repeat(900)],
];
const names = [
  "paragraph",
  "heading",
  "bulletList",
  "taskItem",
  "script",
  "hardBreak",
  "horizontalRule",
  "orderedList",
  "img",
];

/** What ends, and marks, are not compared: of blocks within blocks, a browser ends the outer one. */
const opened = (html: string) => html.replace(/<\/\w+>|<p>|\p{M}/gu, "");

function anyText(random: SeededRandom): Y.Doc {
  const text = new Y.Doc();
  const parents: (Y.XmlFragment | Y.XmlElement)[] = [text.getXmlFragment("default")];
  for (let left = random.integer(1, 12); left > 0; left -= 1) {
    const parent = random.pick(parents);
    if (random.chance(0.5)) {
      const element = new Y.XmlElement(random.pick(names));
      parent.push([element]);
      for (const name of ["level", "start", "checked"])
        element.setAttribute(name, random.pick(["3", '"><img>', "1e999"]));
      parents.push(element);
      continue;
    }
    const line = new Y.XmlText();
    parent.push([line]);
    line.insert(0, random.pick(signs), { link: { href: random.pick(addresses) }, [random.pick(["bold", "code"])]: {} });
    line.insert(0, random.pick(signs), random.chance(0.5) ? { italic: {} } : {});
  }
  return text;
}

/** The edit with some of its bytes changed, left out or doubled. */
function broken(edit: Uint8Array, random: SeededRandom): Uint8Array {
  const bytes = [...edit];
  for (let left = random.integer(1, 4); left > 0; left -= 1) {
    const at = random.integer(0, bytes.length - 1);
    const change = random.integer(0, 2);
    if (change === 0) bytes[at] = random.pick([0, 1, 127, 128, 255, random.integer(0, 255)]);
    else if (change === 1) bytes.splice(at, 1);
    else bytes.splice(at, 0, ...numbers(random.pick([1, 1_000, 30_000_000, 2 ** 45])));
  }
  return Uint8Array.from(bytes);
}

test(
  `${rounds} texts of any kind are HTML that may be shown, and broken ones leave a text that opens`,
  { timeout: 1_800_000 },
  () => {
    const random = seededRandom("any text");
    for (let round = 0; round < rounds; round += 1) {
      const any = anyText(random);
      const html = `<hr />${htmlOf(any)}`;
      expect(opened(cleanRichText(html))).toBe(opened(html));
      const text = new Y.Doc();
      const answer = takeEdit(text, broken(wholeOf(any), random));
      if (answer.is === "TAKEN") htmlOf(openText({ snapshot: wholeOf(text), edits: [], body: "" }));
    }
  },
);
