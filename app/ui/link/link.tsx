import {
  createContext,
  forwardRef,
  useContext,
  type AnchorHTMLAttributes,
  type ElementType,
  type ReactNode,
} from "react";

const LinkComponentContext = createContext<ElementType>("a");

export interface UiLinkProviderProps {
  /** Receives `href`, the usual anchor attributes and a ref; default is a plain anchor. */
  linkComponent: ElementType;
  children: ReactNode;
}

/** Lets the application put its router's link under every link of the design system. */
export function UiLinkProvider({ linkComponent, children }: UiLinkProviderProps) {
  return <LinkComponentContext.Provider value={linkComponent}>{children}</LinkComponentContext.Provider>;
}

export type UiLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A link without looks of its own. */
export const UiLink = forwardRef<HTMLAnchorElement, UiLinkProps>(function UiLink(props, ref) {
  const LinkComponent = useContext(LinkComponentContext);
  return <LinkComponent {...props} ref={ref} />;
});
