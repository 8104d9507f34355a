import type { WidgetKind } from "./widgets.ts";

/** What an admin chose for a widget; what is as it would be anyway is left out of the page. */
export type WidgetChoice = {
  kind: WidgetKind;
  /** Attributes of the element by name. */
  attributes: Readonly<Record<string, string>>;
  theme: "auto" | "light" | "dark";
};

/** The files of a version, as `sri.json` tells of them. */
export type Release = {
  version: string;
  files: Readonly<Record<string, { integrity: string; imports: readonly string[] }>>;
};

/** What a site puts on its page. With a release its files are named by version and checked by the browser. */
export function pageSnippet(
  { kind, attributes, theme }: WidgetChoice,
  { origin, company, release }: { origin: string; company: string; release: Release | null },
): string {
  const chosen = Object.entries({ ...attributes, ...(theme === "auto" ? {} : { theme }) });
  const said = chosen.map(([name, value]) => ` ${name}="${value}"`).join("");
  return `${scripts(kind, origin, release)}
<cairn-provider cairn="${origin}" company="${company}" token-endpoint="/your-backend/cairn-token">
  <cairn-${kind}${said}></cairn-${kind}>
</cairn-provider>`;
}

function scripts(kind: WidgetKind, origin: string, release: Release | null): string {
  if (!release) return `<script type="module" crossorigin src="${origin}/widgets/v1/${kind}.js"></script>`;
  const at = (name: string) => `${origin}/widgets/${release.version}/${name}`;
  const checked = (name: string) => `crossorigin integrity="${release.files[name]?.integrity ?? ""}"`;
  const parts = partsOf(`${kind}.js`, release).map(
    (name) => `<link rel="modulepreload" href="${at(name)}" ${checked(name)}>`,
  );
  return [...parts, `<script type="module" src="${at(`${kind}.js`)}" ${checked(`${kind}.js`)}></script>`].join("\n");
}

/** What a file brings along, each before what needs it. */
function partsOf(name: string, release: Release): string[] {
  const direct = release.files[name]?.imports ?? [];
  return [...new Set(direct.flatMap((part) => [...partsOf(part, release), part]))];
}
