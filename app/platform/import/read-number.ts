import { normalized } from "#app/platform/text/normalized.ts";
/** No larger number is taken, typed or read. */
const largest = 1e12;
const digits = /^[+-]?\d+(\.\d+)?$/;

/** `1,234.5`, `1.234,5`, `1 234,5`, `45 %`, `€ 300`: the last mark of the two is the point; null where it is no number. */
export function readNumber(text: string): number | null {
  const bare = normalized(text, "NFKC")
    .replace(/[\s'%\p{Sc}]/gu, "")
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
  const [point, comma] = [bare.lastIndexOf("."), bare.lastIndexOf(",")];
  const plain = comma > point ? decimalComma(bare, point >= 0) : thousandsGone(bare, comma >= 0);
  return digits.test(plain) && Math.abs(Number(plain)) <= largest ? Number(plain) : null;
}

/** One comma alone with three digits after it cuts thousands, as in `1,234`; any other is the point. */
function decimalComma(text: string, hasPoint: boolean): string {
  if (!hasPoint && /^[+-]?\d{1,3}(,\d{3})+$/.test(text)) return text.replaceAll(",", "");
  return hasPoint && !/^[+-]?\d{1,3}(\.\d{3})+,\d+$/.test(text) ? "x" : text.replaceAll(".", "").replace(",", ".");
}

function thousandsGone(text: string, hasComma: boolean): string {
  return hasComma && !/^[+-]?\d{1,3}(,\d{3})+\.\d+$/.test(text) ? "x" : text.replaceAll(",", "");
}
