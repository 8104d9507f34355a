import { z } from "zod";

/** The currencies of countries by ISO 4217, as they are offered. */
export const currencies: readonly string[] = (
  "AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC " +
  "CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR " +
  "ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK " +
  "MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE " +
  "SOS SRD SSP STN SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XCG XOF XPF " +
  "YER ZAR ZMW ZWG"
).split(" ");

const known = new Set([...currencies, ...Intl.supportedValuesOf("currency")]);

/** Also what countries have given up of late: figures of earlier years are counted in it. */
export function isCurrency(code: string): boolean {
  return known.has(code);
}

/** The code of what a record is counted in, sent along; what was once stored is not asked again. */
export const storedCurrency = z
  .string()
  .trim()
  .regex(/^[A-Z]{3}$/, { error: "platform.currency" });

/** A code that somebody chooses. */
export const currencyInput = storedCurrency.refine(isCurrency, { error: "platform.currency" });

/** What a currency is called in a language; the code where nobody knows. */
export function currencyName(code: string, language: string): string {
  return new Intl.DisplayNames(language, { type: "currency" }).of(code) ?? code;
}
