import { apiFamilies } from "./api-families.ts";
import { apiRules } from "./api-rules.ts";
import type { describeApi } from "./describe-api.ts";

type ApiDocument = ReturnType<typeof describeApi>;
type Schema = { [key: string]: unknown };
type Parameter = { name: string; in: string; required?: boolean; schema?: Schema; description?: string };
type Operation = {
  summary: string;
  description: string;
  tags: string[];
  parameters: Parameter[];
  requestBody?: { content: { [type: string]: { schema: Schema } } };
  responses: { [status: string]: { description: string; content?: { [type: string]: { schema: Schema } } } };
};
type Listed = { method: string; path: string; operation: Operation };

/** The document as a page to read, without a script; what is looked for stands in the address. */
export function apiReader(document: ApiDocument, search: string, nonce: string): string {
  const found = operationsOf(document).filter((listed) => matches(listed, search));
  const groups = Map.groupBy(found, ({ operation }) => operation.tags[0]!);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · Cairn</title><style nonce="${escaped(nonce)}">${style}</style></head><body><main>
<h1>API</h1><p class="soft">${found.length} of ${operationsOf(document).length} operations below <code>/api/v1</code>, the same rules as on every screen. As a document: <a href="/api/v1/openapi.json">openapi.json</a>. A program sends <code>Authorization: Bearer …</code> with a token of its owner: <a href="/app/my-data/my-settings/access-tokens">API access</a>.</p>
${apiRules.map(({ title, text }) => `<section><h2>${escaped(title)}</h2><p>${withCode(escaped(text))}</p></section>`).join("")}
${familiesOf()}
<h2>Operations</h2>
<form role="search"><label for="search">Search</label> <input id="search" type="search" name="search" value="${escaped(search)}" placeholder="Path, method or words"> <button>Search</button></form>
${found.length === 0 ? "<p>Nothing found. Try another word.</p>" : [...groups].map(([tag, listed]) => `<h2>${escaped(tag)}</h2>${listed.map(section).join("")}`).join("")}
${schemasOf(document)}
</main></body></html>`;
}

/** Where to begin: each call leads to what is found by its path. */
function familiesOf(): string {
  const call = (one: string) => {
    const named = one.replace(/:(\w+)/g, "{$1}");
    return `<a href="?search=${encodeURIComponent(named)}"><code>${escaped(named)}</code></a>`;
  };
  const rows = apiFamilies.map(
    ({ title, calls }) => `<tr><td>${escaped(title)}</td><td>${calls.map(call).join(" · ")}</td></tr>`,
  );
  return `<h2>Which call for what</h2><div class="wide"><table>${rows.join("")}</table></div>`;
}

function operationsOf(document: ApiDocument): Listed[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
}

function matches({ method, path, operation }: Listed, search: string): boolean {
  const text = `${method} ${path} ${operation.summary}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function section({
  method,
  path,
  operation: { summary, description, parameters, requestBody, responses },
}: Listed): string {
  const body = requestBody
    ? Object.entries(requestBody.content)
        .map(([type, { schema: shape }]) => `<h3>Body <span class="soft">${escaped(type)}</span></h3>${schema(shape)}`)
        .join("")
    : "";
  const answers = Object.entries(responses).map(([status, { description: said, content = {} }]) => {
    const [shape] = Object.values(content);
    return `<h3>${escaped(status)} <span class="soft">${withCode(escaped(said))}</span></h3>${shape ? schema(shape.schema) : ""}`;
  });
  return `<details><summary><code class="method">${method}</code> <code>${escaped(path)}</code> <span class="soft">${escaped(summary)}</span></summary>
<p>${escaped(description)}</p>${parameters.length > 0 ? table(parameters) : ""}${body}${answers.join("")}</details>`;
}

function table(parameters: readonly Parameter[]): string {
  const rows = parameters.map(
    ({ name, in: place, required, schema: shape, description }) =>
      `<tr><td><code>${escaped(name)}</code></td><td>${place}${required ? ", required" : ""}</td><td>${withCode(escaped(description ?? ""))} <code class="soft">${escaped(JSON.stringify(shape))}</code></td></tr>`,
  );
  return `<h3>Parameters</h3><div class="wide"><table>${rows.join("")}</table></div>`;
}

function schemasOf({ components }: ApiDocument): string {
  const schemas = Object.entries((components?.schemas ?? {}) as Record<string, Schema>);
  return schemas.length === 0
    ? ""
    : `<h2>Schemas</h2>${schemas.map(([name, shape]) => `<details id="${escaped(name)}"><summary><code>${escaped(name)}</code></summary>${schema(shape)}</details>`).join("")}`;
}

function schema(shape: Schema): string {
  return `<pre tabindex="0">${escaped(JSON.stringify(shape, null, 2))}</pre>`;
}

/** What stands between back quotes is code. */
function withCode(text: string): string {
  return text.replace(/`([^`]*)`/g, "<code>$1</code>");
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const style = `
:root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 24px 16px 64px; }
h1 { font-size: 24px; margin: 0; } h2 { font-size: 16px; margin: 32px 0 8px; } h3 { font-size: 14px; margin: 16px 0 4px; }
.soft { opacity: .75; font-weight: normal; }
input { font: inherit; padding: 6px 8px; inline-size: min(24rem, 100%); } button { font: inherit; padding: 6px 12px; }
details { border-block-end: 1px solid #8884; padding: 8px 0; } summary { cursor: pointer; overflow-wrap: anywhere; }
code, pre { font: 13px/1.5 ui-monospace, monospace; } .method { display: inline-block; min-inline-size: 4.5em; font-weight: 600; }
pre, .wide { overflow-x: auto; } pre { padding: 12px; border: 1px solid #8884; border-radius: 8px; max-block-size: 28rem; }
table { border-collapse: collapse; } td { padding: 4px 16px 4px 0; vertical-align: top; }
:focus-visible { outline: 2px solid Highlight; outline-offset: 2px; }`;
