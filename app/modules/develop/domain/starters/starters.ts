import { engineering } from "./engineering.ts";
import { finance } from "./finance.ts";
import { people } from "./people.ts";
import { product } from "./product.ts";
import { sales } from "./sales.ts";
import { support } from "./support.ts";
import type { FieldOfWork } from "../fields.ts";
import type { Starter } from "./starter.ts";

/** The starter library by field of work: English text that a company takes over and words as it likes. */
export const starters: Readonly<Record<FieldOfWork, readonly Starter[]>> = {
  ENGINEERING: engineering,
  PRODUCT: product,
  SALES: sales,
  SUPPORT: support,
  FINANCE: finance,
  PEOPLE: people,
};
