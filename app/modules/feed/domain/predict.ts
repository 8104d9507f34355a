import type { Audience } from "./audience.ts";
import type { PostKind } from "./post.ts";

/** A suggestion and the words of the text it rests on, which are shown beside it. */
export type Prediction<Value> = { readonly value: Value; readonly because: string };

const thanks = [
  [
    "thank you",
    "thanks",
    "thank",
    "kudos",
    "well done",
    "great job",
    "great work",
    "shout out",
    "grateful",
    "awesome work",
  ],
  ["danke", "vielen dank", "gut gemacht", "tolle arbeit", "großartige arbeit", "super gemacht"],
  ["gracias", "bien hecho", "buen trabajo", "gran trabajo", "enhorabuena"],
  ["धन्यवाद", "शुक्रिया", "शाबाश", "बहुत बढ़िया"],
  ["شكرا", "شكرًا", "أحسنت", "عمل رائع"],
].flat();

const advice = [
  ["could improve", "should have", "could have", "next time", "my feedback", "i suggest", "consider", "instead of"],
  ["könntest du", "nächstes mal", "mein feedback", "ich schlage vor", "verbessern"],
  ["podrías", "la próxima vez", "mi feedback", "te sugiero", "mejorar"],
  ["अगली बार", "सुझाव", "सुधार"],
  ["في المرة القادمة", "أقترح", "تحسين"],
].flat();

const confidential = [
  ["confidential", "between us", "private", "salary", "resign", "sick", "medical", "do not share"],
  ["vertraulich", "unter uns", "gehalt", "kündigung", "krank"],
  ["confidencial", "entre nosotros", "salario", "renuncia", "enfermo"],
  ["गोपनीय", "वेतन", "इस्तीफ़ा", "बीमार"],
  ["سري", "بيننا", "راتب", "استقالة", "مريض"],
].flat();

/** What a text most likely is, where its words say so: advice before thanks, for both often stand together. */
export function predictKind(text: string, names: number): Prediction<PostKind> | null {
  if (names === 0) return null;
  const advised = firstIn(text, advice);
  if (advised) return { value: "FEEDBACK", because: advised };
  const thanked = firstIn(text, thanks);
  return thanked ? { value: "KUDOS", because: thanked } : null;
}

/** For whom a text most likely is: what sounds confidential, and advice to somebody, is for whom it names. */
export function predictAudience(text: string, names: number): Prediction<Audience> | null {
  if (names === 0) return null;
  const secret = firstIn(text, confidential) ?? firstIn(text, advice);
  return secret ? { value: "PEOPLE", because: secret } : null;
}

/** The tag of the company whose name a text holds; the longest name says most. */
export function predictTag<Tag extends { readonly name: string }>(text: string, tags: readonly Tag[]): Tag | null {
  const named = tags.filter(({ name }) => name.length > 2 && firstIn(text, [plainWords(name)]) !== null);
  return named.toSorted((one, other) => other.name.length - one.name.length)[0] ?? null;
}

function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}

function firstIn(text: string, phrases: readonly string[]): string | null {
  const plain = ` ${plainWords(text)} `;
  return phrases.find((phrase) => plain.includes(` ${phrase} `)) ?? null;
}
