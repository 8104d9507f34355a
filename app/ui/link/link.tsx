import { forwardRef, type AnchorHTMLAttributes } from "react";

export type UiLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A link without looks of its own: a plain anchor, whose clicks the application hears. */
export const UiLink = forwardRef<HTMLAnchorElement, UiLinkProps>(function UiLink(props, ref) {
  return <a {...props} ref={ref} />;
});
