import { normalized } from "#app/platform/text/normalized.ts";
/** Words of a text, lower case, without marks of punctuation. */
export function wordsOf(text: string): string[] {
  return (
    normalized(text)
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

const listed = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/**
 * Verbs of doing, in the place where each language puts them: at the start (English, Spanish, Arabic) or at the end
 * (German, Hindi). People write titles in more than one language, so all are looked for.
 */
const tasksFirst = listed(
  "launch implement build write create develop deliver ship complete finish organize organise conduct " +
    "hold prepare set setup deploy install migrate hire publish document schedule attend run start rollout " +
    "introduce " +
    "lanzar implementar construir escribir crear desarrollar entregar completar terminar organizar realizar " +
    "preparar desplegar instalar migrar contratar publicar documentar introducir " +
    "إطلاق تنفيذ بناء كتابة إنشاء تطوير تسليم إكمال إنهاء تنظيم إجراء إعداد نشر تركيب ترحيل توظيف توثيق إدخال",
);
const tasksLast = listed(
  "einführen umsetzen bauen schreiben erstellen entwickeln liefern abschließen fertigstellen organisieren " +
    "durchführen vorbereiten ausrollen installieren migrieren einstellen veröffentlichen dokumentieren " +
    "starten aufbauen einrichten " +
    "बनाना लिखना लागू शुरू करना पूरा आयोजित तैयार",
);

const vague = listed(
  "better some several various many more less nice optimal optimize optimise efficient efficiently " +
    "effectively properly significantly appropriate asap etc possible " +
    "mejor varios varias algunos algunas muchos muchas óptimo optimizar eficiente eficientemente adecuado significativamente posible " +
    "besser einige mehrere diverse viele optimal optimieren effizient effizienter angemessen deutlich möglichst usw " +
    "बेहतर कुछ कई विभिन्न कुशल उचित " +
    "أفضل بعض عدة مختلف كثير أمثل فعال مناسب ممكن",
);

const rising = listed(
  "increase raise grow improve lift boost gain expand double triple aumentar subir elevar crecer mejorar " +
    "ampliar duplicar steigern erhöhen heben wachsen ausbauen verdoppeln बढ़ाना वृद्धि زيادة رفع نمو تحسين " +
    "توسيع مضاعفة",
);
const falling = listed(
  "reduce cut lower decrease shorten shrink drop halve minimize minimise reducir bajar disminuir recortar " +
    "acortar senken verringern reduzieren verkürzen halbieren mindern घटाना कमी कम خفض تقليل تخفيض تقليص",
);

/** The verb of doing a title is made of, if it is. */
export function taskWord(title: string): string | null {
  const words = wordsOf(title);
  const [first, last] = [words[0], words.at(-1)];
  if (first && tasksFirst.has(first)) return first;
  return last && words.length > 1 && tasksLast.has(last) ? last : null;
}

export function vagueWord(title: string): string | null {
  return wordsOf(title).find((word) => vague.has(word)) ?? null;
}

/** Whether a title says that its number is to rise, or to fall; null where it says neither, or both. */
export function directionOf(title: string): "UP" | "DOWN" | null {
  const words = wordsOf(title);
  const [up, down] = [words.some((word) => rising.has(word)), words.some((word) => falling.has(word))];
  return up === down ? null : up ? "UP" : "DOWN";
}

/** How alike two titles are, 0 to 1: the share of pairs of letters they have in common (Dice). */
export function likeness(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  if (pairs.length + others.length === 0) return 0;
  const left = new Map<string, number>();
  for (const pair of others) left.set(pair, (left.get(pair) ?? 0) + 1);
  let common = 0;
  for (const pair of pairs) {
    const count = left.get(pair) ?? 0;
    if (count === 0) continue;
    common += 1;
    left.set(pair, count - 1);
  }
  return (2 * common) / (pairs.length + others.length);
}

function pairsOf(text: string): string[] {
  return wordsOf(text)
    .sort()
    .flatMap((word) => {
      const letters = [...` ${word} `];
      return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
    });
}
