import { attachmentAddress } from "./attachment-address.ts";

export type AttachedPictureProps = { id: string; width: number | null; height: number | null; alt: string };

/** A picture that was attached, in its own proportions before it has come. */
export function AttachedPicture({ id, width, height, alt }: AttachedPictureProps) {
  return (
    <img src={attachmentAddress(id)} alt={alt} width={width ?? undefined} height={height ?? undefined} loading="lazy" />
  );
}
