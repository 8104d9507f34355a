import { expect, test } from "vitest";
import { pageSnippet, type Release } from "./snippet.ts";

const place = { origin: "https://cairn.example", company: "acme" };
const wall = { kind: "praise-wall", attributes: { limit: "5" }, theme: "auto" } as const;

test("the moving address takes what comes, and says nothing that is so anyway", () => {
  expect(pageSnippet(wall, { ...place, release: null }))
    .toBe(`<script type="module" crossorigin src="https://cairn.example/widgets/v1/praise-wall.js"></script>
<cairn-provider cairn="https://cairn.example" company="acme" token-endpoint="/your-backend/cairn-token">
  <cairn-praise-wall limit="5"></cairn-praise-wall>
</cairn-provider>`);
});

test("a version names every file a browser runs with its digest, each before what needs it", () => {
  const file = (integrity: string, ...imports: string[]) => ({ integrity, imports });
  const release: Release = {
    version: "1.2.3",
    files: {
      "praise-wall.js": file("sha384-wall", "core-1.js", "praise-1.js"),
      "praise-1.js": file("sha384-praise", "core-1.js"),
      "core-1.js": file("sha384-core"),
    },
  };
  const lines = pageSnippet({ ...wall, theme: "dark" }, { ...place, release }).split("\n");
  expect(lines.slice(0, 3)).toEqual([
    `<link rel="modulepreload" href="https://cairn.example/widgets/1.2.3/core-1.js" crossorigin integrity="sha384-core">`,
    `<link rel="modulepreload" href="https://cairn.example/widgets/1.2.3/praise-1.js" crossorigin integrity="sha384-praise">`,
    `<script type="module" src="https://cairn.example/widgets/1.2.3/praise-wall.js" crossorigin integrity="sha384-wall"></script>`,
  ]);
  expect(lines.at(-2)).toBe(`  <cairn-praise-wall limit="5" theme="dark"></cairn-praise-wall>`);
});
