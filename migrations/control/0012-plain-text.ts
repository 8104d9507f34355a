import type { Migration } from "#tenancy/migration.ts";

// Search tells no "Müller" from "muller", and no "إدارة" from "اداره": one function for all companies, as their schemas
// have none. Letters with marks become their plain ones, marks of Arabic vowels go. Immutable, so that an index may use it.
export const plainText: Migration = {
  version: 12,
  name: "texts without case and accents, for search",
  up: `
create extension if not exists unaccent with schema public;

create or replace function public.plain(value text) returns text language sql immutable strict parallel safe
  return translate(lower(public.unaccent('public.unaccent'::regdictionary, value)),
    'أإآٱىةـًٌٍَُِّْ', 'اااايه');
`,
};
