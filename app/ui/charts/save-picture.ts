/** Twice as many dots as on screen: sharp on paper and in slides. */
const sharpness = 2;
const margin = 16;

/** Saves what is drawn as a picture (PNG): what is seen, in the colours it is seen in. */
export async function savePicture(drawing: HTMLElement, fileName: string): Promise<void> {
  const { source, width, height } = drawnAsSvg(drawing);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width * sharpness;
  canvas.height = height * sharpness;
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  const link = document.createElement("a");
  link.href = canvas.toDataURL("image/png");
  link.download = `${fileName}.png`;
  link.click();
}

/** The drawing as one SVG: its grounds, its own SVGs and its words, each where it stands on the page. */
export function drawnAsSvg(drawing: HTMLElement): { source: string; width: number; height: number } {
  const frame = drawing.getBoundingClientRect();
  const [width, height] = [Math.ceil(frame.width) + 2 * margin, Math.ceil(frame.height) + 2 * margin];
  const place = ({ left, top }: DOMRect) => ({ x: left - frame.left + margin, y: top - frame.top + margin });
  const parts: string[] = [];
  for (const element of drawing.querySelectorAll<HTMLElement | SVGElement>("*")) {
    const rect = element.getBoundingClientRect();
    if (rect.width === 0 || element.closest("svg svg, svg *:not(svg)") === element) continue;
    const { x, y } = place(rect);
    if (element instanceof SVGSVGElement) parts.push(copyOf(element, { x, y, rect }));
    else if (element instanceof HTMLElement) parts.push(groundOf(element, { x, y, rect }), ...wordsOf(element, place));
  }
  const ground = `<rect width="${width}" height="${height}" fill="${opaque(drawing)}"/>`;
  const source = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${parts.join("")}</svg>`;
  return { source, width, height };
}

type Placed = { x: number; y: number; rect: DOMRect };

function groundOf(element: HTMLElement, { x, y, rect }: Placed): string {
  const { backgroundColor, borderTopLeftRadius } = getComputedStyle(element);
  if (isClear(backgroundColor)) return "";
  const radius = Math.min(parseFloat(borderTopLeftRadius) || 0, rect.height / 2);
  return `<rect x="${x}" y="${y}" width="${rect.width}" height="${rect.height}" rx="${radius}" fill="${escaped(backgroundColor)}"/>`;
}

/** Lines of text directly in an element, as the page broke them. */
function wordsOf(element: HTMLElement, place: (rect: DOMRect) => { x: number; y: number }): string[] {
  const { color, fontSize, fontWeight, fontFamily, visibility } = getComputedStyle(element);
  if (visibility === "hidden") return [];
  const style = escaped(`font:${fontWeight} ${fontSize} ${fontFamily}`);
  return [...element.childNodes]
    .filter((node) => node instanceof Text)
    .flatMap(linesOf)
    .map(({ text, rect }) => {
      const { x, y } = place(rect);
      return `<text x="${x}" y="${y + rect.height * 0.78}" fill="${escaped(color)}" style="${style}">${escaped(text)}</text>`;
    });
}

/** The lines a text stands in, each with where it is; words that are not seen have none. */
function linesOf(node: Text): { text: string; rect: DOMRect }[] {
  const lines: { text: string; rect: DOMRect }[] = [];
  for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const rect = range.getBoundingClientRect();
    const last = lines.at(-1);
    if (rect.width < 2) continue;
    if (last && Math.abs(last.rect.top - rect.top) < 2) last.text += ` ${word}`;
    else lines.push({ text: word, rect });
  }
  return lines;
}

/** An SVG with the colours and lines that style sheets give it written into it. */
function copyOf(svg: SVGSVGElement, { x, y, rect }: Placed): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [seen, copied] = [
    [svg, ...svg.querySelectorAll("*")],
    [copy, ...copy.querySelectorAll("*")],
  ];
  seen.forEach((element, at) => {
    const style = getComputedStyle(element);
    for (const name of ["fill", "stroke", "stroke-width", "stroke-dasharray", "opacity", "stroke-linecap"])
      copied[at]!.setAttribute(name, style.getPropertyValue(name));
    copied[at]!.removeAttribute("class");
  });
  for (const [name, value] of Object.entries({ x, y, width: rect.width, height: rect.height }))
    copy.setAttribute(name, String(value));
  return new XMLSerializer().serializeToString(copy);
}

const isClear = (colour: string) => colour === "transparent" || /[,/]\s*0\s*\)$/.test(colour);

/** The ground that shines through: the first that is not clear. */
function opaque(element: HTMLElement | null): string {
  if (!element) return "white";
  const { backgroundColor } = getComputedStyle(element);
  return isClear(backgroundColor) ? opaque(element.parentElement) : escaped(backgroundColor);
}

function escaped(text: string): string {
  return text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
