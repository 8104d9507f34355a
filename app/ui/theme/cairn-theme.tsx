import { useMemo, type ReactNode } from "react";
import "./fonts.css";
import "./tokens.css";
import "./base.css";
import { isCssColour, type ColorScheme, type Direction } from "./html-attributes.ts";
import { OverlaySettingsProvider } from "./overlay-settings.ts";

export interface CairnThemeProps {
  colorScheme?: ColorScheme;
  direction?: Direction;
  /** The tenant's colour; also accepted by `htmlAttributes`, which needs no style element. */
  accent?: string | undefined;
  /** Content-Security-Policy nonce of the style element that `accent` makes. */
  nonce?: string | undefined;
  /** Overlays appear at once, for tests. */
  still?: boolean;
  children: ReactNode;
}

function schemeOverride(colorScheme: ColorScheme | undefined): string {
  return colorScheme && colorScheme !== "auto" ? `:root{color-scheme:${colorScheme}}` : "";
}

function accentOverride(accent: string | undefined): string {
  return accent && isCssColour(accent) ? `:root{--accent:${accent.trim()}}` : "";
}

/**
 * Stands once around the application. The scheme is CSS alone (`light-dark()` keyed by the attribute that
 * `htmlAttributes` puts on `<html>`), so the first paint is right without any inline script.
 */
export function CairnTheme(props: CairnThemeProps) {
  const overrides = schemeOverride(props.colorScheme) + accentOverride(props.accent);
  const { direction = "ltr", still = false } = props;
  const settings = useMemo(() => ({ direction, still }), [direction, still]);
  return (
    <OverlaySettingsProvider value={settings}>
      {overrides ? <style nonce={props.nonce} dangerouslySetInnerHTML={{ __html: overrides }} /> : null}
      {props.children}
    </OverlaySettingsProvider>
  );
}
