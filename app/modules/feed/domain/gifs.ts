/** Animations that ship with the product; each is a drawing of our own beside its name in `components/gifs/`. */
export const gifs = ["applause", "confetti", "rocket", "star", "heart", "trophy"] as const;
export type Gif = (typeof gifs)[number];

/** So many a company keeps at once, so that the picker stays one to look through. */
export const mostOwnGifs = 60;

/** Whether a post's animation is one of these; others are the company's own. */
export function isShippedGif(gif: string | null): gif is Gif {
  return gifs.includes(gif as Gif);
}
