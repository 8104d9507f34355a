import { z } from "zod";

/** What a setting is called in the form, in every language of the product. */
export type SettingWords = Record<"en" | "de" | "es" | "hi" | "ar", string>;

/** Gives a setting its words. */
export function called<Setting extends z.ZodType>(setting: Setting, label: SettingWords): Setting {
  return setting.meta({ label }) as Setting;
}

/** Where a source is that each customer runs. */
export const addressSetting = () =>
  called(z.url({ protocol: /^https?$/ }), { en: "Address", de: "Adresse", es: "Dirección", hi: "पता", ar: "العنوان" });

/** How many rows one answer holds. */
export const pageSizeSetting = (most = 100) =>
  called(z.int().min(1).max(most).default(most), {
    en: "Rows a page",
    de: "Zeilen je Seite",
    es: "Filas por página",
    hi: "प्रति पृष्ठ पंक्तियाँ",
    ar: "الصفوف في الصفحة",
  });

/** An address under another, whether that ends in a slash or not. */
export function addressUnder(address: string, path: string): string {
  return new URL(path, address.endsWith("/") ? address : `${address}/`).href;
}
