import { providers, type Provider } from "./providers.ts";

export type MaskedForm = { provider: Provider; place: number; mask: string; named: boolean };

/**
 * Forms by kind, with the number that stands in the place of a name. Who is named stands as they were asked; who is not
 * stands by the mask, which means nothing.
 */
export function inMaskedOrder<Form extends MaskedForm>(forms: readonly Form[]): Form[] {
  const sorted = [...forms].sort(
    (a, b) =>
      providers.indexOf(a.provider) - providers.indexOf(b.provider) ||
      Number(b.named) - Number(a.named) ||
      (a.named ? a.place - b.place : a.mask.localeCompare(b.mask)),
  );
  const counted = new Map<Provider, number>();
  return sorted.map((form) => {
    if (form.named) return form;
    const place = (counted.get(form.provider) ?? 0) + 1;
    counted.set(form.provider, place);
    return { ...form, place };
  });
}
