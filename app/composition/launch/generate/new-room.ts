import type { Change } from "./change.ts";
import type { Name } from "./names.ts";

/** Those of the platform, which the launcher does without; the house tests name one that is missing. */
const languages = ["en", "hi", "es", "de", "ar"];

/** A room with one empty screen under "My data", named everywhere a room must be named. */
export function newRoom({ file, value }: Name, title: string): Change[] {
  const folder = `app/modules/${file}`;
  const address = `/app/my-data/${file}`;
  return [
    { path: `${folder}/README.md`, text: readme(title) },
    { path: `${folder}/room.ts`, text: facts(file, value, address) },
    { path: `${folder}/room.server.ts`, text: server(file, value) },
    { path: `${folder}/routes.ts`, text: routes(file, value, address) },
    { path: `${folder}/routes/${file}.tsx`, text: screen(file) },
    ...languages.map((language) => ({
      path: `${folder}/strings/${language}.json`,
      text: `${JSON.stringify(words(title), null, 2)}\n`,
    })),
    {
      path: "app/composition/rooms.ts",
      line: `import { ${value} } from "#app/modules/${file}/room.ts";`,
      before: /^$/,
    },
    { path: "app/composition/rooms.ts", item: value, list: /rooms: readonly Room\[\] = \[/ },
    {
      path: "app/composition/rooms.server.ts",
      line: `import { ${value}Server } from "#app/modules/${file}/room.server.ts";`,
      before: /^$/,
    },
    {
      path: "app/composition/rooms.server.ts",
      item: `${value}Server`,
      list: /roomServers: readonly RoomServer\[\] = \[/,
    },
    { path: "app/routes.ts", line: `import { ${value}Routes } from "./modules/${file}/routes.ts";`, before: /^$/ },
    { path: "app/routes.ts", line: `      ...${value}Routes,`, before: /^ {6}\.\.\.shellFrameRoutes,$/ },
    {
      path: "tests/isolation/access-matrix/rows.ts",
      line: `  { path: "${address}", read: signedIn },`,
      before: /^\];$/,
    },
  ];
}

const words = (title: string) => ({ title, text: `${title}: what this place is for, and what to do first.` });

const readme = (title: string) => `# ${title}

What this room is for, in one sentence.

## Words
- **Term**: as the field uses it.

## Who may call it
Nobody yet. Other rooms go through \`index.ts\` along \`arrows.json\`.

## How to add
- A verb: \`npm run new -- use-case <room>/<verb-noun>\`, its rule in \`policy.ts\`, its intent or endpoint.
- A question: \`npm run new -- query <room>/<name>\`.
`;

const facts = (
  file: string,
  value: string,
  address: string,
) => `import type { Room } from "#app/platform/contributions/room.ts";

export const ${value}: Room = {
  name: "${file}",
  modules: [{ key: "${file}", label: "title", icon: "initiative" }],
  tabs: [{ area: "my-data", module: "${file}", label: "title", path: "${address}" }],
};
`;

const server = (file: string, value: string) => `import type { RoomServer } from "#app/platform/contributions/room.ts";

export const ${value}Server: RoomServer = { name: "${file}" };
`;

const routes = (
  file: string,
  value: string,
  address: string,
) => `import { route, type RouteConfig } from "@remix-run/route-config";

export const ${value}Routes = [route("${address.slice(1)}", "modules/${file}/routes/${file}.tsx")] satisfies RouteConfig;
`;

const screen = (file: string) => `import type { MetaFunction } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";

export const loader = page({ can: signedIn, input: z.object({}), load: async () => null });

export const meta: MetaFunction = () => [{ title: "Cairn" }];

export default function Screen() {
  const { t } = useTranslation("${file}");
  return (
    <>
      <PageHeader title={t("title")} />
      <EmptyState title={t("title")}>{t("text")}</EmptyState>
    </>
  );
}
`;
