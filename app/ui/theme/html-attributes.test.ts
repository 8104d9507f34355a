import { describe, expect, test } from "vitest";
import { htmlAttributes, isCssColour } from "./html-attributes.ts";

describe("htmlAttributes", () => {
  test("carries language, direction, scheme and accent", () => {
    expect(htmlAttributes({ colorScheme: "dark", direction: "rtl", language: "ar", accent: "#884400" })).toEqual({
      lang: "ar",
      dir: "rtl",
      "data-mantine-color-scheme": "dark",
      style: { "--accent": "#884400" },
    });
  });

  test("drops an accent that is not a plain colour", () => {
    const attributes = htmlAttributes({
      colorScheme: "auto",
      direction: "ltr",
      language: "en",
      accent: "red; background: url(//evil)",
    });
    expect(attributes.style).toBeUndefined();
  });

  test.each(["#abc", "#aabbcc", "rgb(1, 2, 3)", "oklch(0.5 0.1 200)", "teal"])("%s is a colour", (text) => {
    expect(isCssColour(text)).toBe(true);
  });

  test.each(["url(x)", "var(--x)", "red;", "#12", "</style>"])("%s is not", (text) => {
    expect(isCssColour(text)).toBe(false);
  });
});
