import type { CSSProperties } from "react";

export type ColorScheme = "light" | "dark" | "auto";
export type Direction = "ltr" | "rtl";

export interface HtmlAttributesInput {
  colorScheme: ColorScheme;
  direction: Direction;
  language: string;
  /** Any CSS colour; its lightness is clamped by the tokens so that contrast holds. */
  accent?: string | undefined;
}

export interface HtmlAttributes {
  lang: string;
  dir: Direction;
  "data-mantine-color-scheme": ColorScheme;
  style?: CSSProperties;
}

const colour = /^(#[0-9a-f]{3,8}|(?:rgb|hsl|oklch|oklab|lab|lch)\([\d\s.,%/deg-]+\)|[a-z]+)$/i;

/** True when the text is a plain CSS colour, so that a tenant's setting cannot smuggle in other CSS. */
export function isCssColour(text: string): boolean {
  return colour.test(text.trim());
}

/** What the `<html>` element must carry: language, direction, colour scheme and the tenant's accent. */
export function htmlAttributes(input: HtmlAttributesInput): HtmlAttributes {
  const attributes: HtmlAttributes = {
    lang: input.language,
    dir: input.direction,
    "data-mantine-color-scheme": input.colorScheme,
  };
  if (input.accent && isCssColour(input.accent)) {
    attributes.style = { "--accent": input.accent.trim() } as CSSProperties;
  }
  return attributes;
}
