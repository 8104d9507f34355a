/**
 * Texts put together of one piece of each part, one after another. Each comes once before any comes again, and one after
 * another shares few pieces with the one before. `from` is where among all of them it begins, from 0 to below 1: two who
 * tell half of them each, one from 0 and one from 0.5, say nothing that the other says.
 */
export function textsOf(
  parts: readonly (readonly string[])[],
  join: (pieces: string[]) => string,
  from = 0,
): () => string {
  const all = parts.reduce((product, part) => product * part.length, 1);
  const stride = coprimeNear(Math.round(all * 0.618), all);
  let told = Math.floor(all * from);
  return () => {
    let place = (told++ * stride) % all;
    return join(
      parts.map((part) => {
        const piece = part[place % part.length]!;
        place = Math.floor(place / part.length);
        return piece;
      }),
    );
  };
}

function coprimeNear(wanted: number, all: number): number {
  for (let stride = Math.max(1, wanted); ; stride += 1) if (greatestShared(stride, all) === 1) return stride;
}

function greatestShared(one: number, other: number): number {
  return other === 0 ? one : greatestShared(other, one % other);
}
