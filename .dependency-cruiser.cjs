// Who may import what. The rooms' arrows come from app/modules/arrows.json; the floors stand here.
const { readdirSync } = require("node:fs");
const arrows = require("./app/modules/arrows.json");

const tests = "\\.(test|stories|e2e)\\.tsx?$|(^|/)testing/|^tests/|^storybook/";
const ours = "^(app|tenancy|migrations|sdk|widgets|plugins|storybook|tests)/";
const drawing = "(^|/)node_modules/(react|react-dom|@remix-run/react|@mantine)/";
const storing = "(^|/)node_modules/(@mikro-orm|pg|pg-boss)/";
const pureFloors =
  "^app/platform/((ability|contributions|errors|events|i18n|money|privacy|recurrence|rights-grid|text|time|wording)/|context/actor\\.ts|http/(sent-values|typed-input|own-properties)\\.ts|files/formula-safe\\.ts|(import/(column-input|guess-columns|read-number|dates|date-formats)|files/file-kinds)\\.ts)";
const depths = "^app/modules/([^/]+)/(use-cases|queries|data|jobs|handlers)/";

const rule = (name, comment, from, to) => ({
  name,
  comment,
  severity: "error",
  from: { ...from, pathNot: [tests, ...(from.pathNot ?? [])] },
  to,
});

/** A floor may import only itself and what is listed. */
const floor = (name, path, allowed) =>
  rule(
    name,
    `${path} may import of ours only itself and: ${allowed.join(", ") || "nothing"}.`,
    { path },
    {
      path: ours,
      pathNot: [path, ...allowed],
    },
  );

const rooms = readdirSync("app/modules", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const allowedRooms = (room) => {
  const ground = arrows.everyone.includes(room) ? [] : arrows.everyone;
  return [...new Set([...ground, ...(arrows.rooms[room] ?? [])])];
};

const roomRules = rooms.map((room) =>
  rule(
    `room-${room}`,
    `${room} may know only the front doors (index.ts, ui.ts, domain.ts) of: ${allowedRooms(room).join(", ") || "nobody"}.`,
    { path: `^app/modules/${room}/` },
    {
      path: "^app/modules/",
      pathNot: [
        `^app/modules/${room}/`,
        ...allowedRooms(room).map((other) => `^app/modules/${other}/(index|ui|domain)\\.tsx?$`),
      ],
    },
  ),
);

module.exports = {
  forbidden: [
    {
      name: "no-circles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    { name: "resolvable", severity: "error", from: {}, to: { couldNotResolve: true, pathNot: "^virtual:" } },
    floor("tenancy-knows-nobody", "^tenancy/", []),
    floor("migrations-know-tenancy", "^migrations/", ["^tenancy/"]),
    floor("ui-knows-nobody", "^app/ui/", ["^app/platform/text/"]),
    floor("sdk-knows-nobody", "^sdk/", []),
    floor("widgets-know-nobody", "^widgets/", []),
    floor("plugins-know-the-sdk", "^plugins/", ["^sdk/"]),
    floor("platform-knows-tenancy", "^app/platform/(?!forms/)", ["^app/platform/(?!forms/)", "^tenancy/"]),
    floor("forms-know-the-design-system", "^app/platform/forms/", ["^app/platform/", "^app/ui/"]),
    floor("shell-knows-the-ground", "^app/shell/", ["^app/platform/", "^app/ui/", "^app/modules/[^/]+/ui\\.tsx?$"]),
    floor("launch-stands-alone", "^app/composition/launch/", [
      "^tenancy/(closed-functions|sql-access/numbers-name)\\.ts$",
      "^sdk/host/confinement\\.ts$",
      "^sdk/cli/connector-(files|kinds)\\.ts$",
      "^app/platform/text/",
    ]),
    rule(
      "pure-stays-pure",
      "domain, policy and events know only pure floors, their own domain, and that of rooms they may know.",
      {
        path: "^app/modules/([^/]+)/(domain/|domain\\.ts|policy\\.ts|events\\.ts|kinds/(kinds|[^/]+/(answer|field))\\.ts)",
      },
      {
        path: `${ours}|${drawing}|${storing}`,
        pathNot: [
          pureFloors,
          "^app/modules/$1/(domain/|[a-z-]+-addresses\\.ts|policy\\.ts|events\\.ts|kinds/(kinds|[^/]+/(answer|field))\\.ts)",
          "^app/modules/[^/]+/domain\\.ts$",
        ],
      },
    ),
    rule(
      "depths-draw-nothing",
      "Use-cases, queries, data, jobs and handlers know no screen.",
      { path: depths },
      {
        path: `^app/(ui|shell|composition)/|${drawing}|^app/modules/[^/]+/(routes|components)/|^app/modules/[^/]+/ui\\.tsx?$`,
      },
    ),
    rule(
      "components-fetch-nothing",
      "Components take props; only types may come from the depths.",
      {
        path: "^app/modules/[^/]+/components/",
      },
      {
        path: `${depths}|^app/modules/[^/]+/(index|room\\.server)\\.ts$|^app/composition/|^tenancy/|${storing}`,
        dependencyTypesNot: ["type-only"],
      },
    ),
    rule(
      "composition-is-the-roof",
      "Only root, entries and routes import composition.",
      {
        path: ours,
        pathNot: ["^app/composition/", "^app/(root|routes|entry\\.(client|server))\\.tsx?$"],
      },
      { path: "^app/composition/" },
    ),
    ...roomRules,
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: {
      path: "^(build|\\.data|\\.cache|storybook-static|node_modules/\\.cache|sdk/dist|sdk/api|widgets/dist|widgets/react/dist|tests/packages/outside)/",
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".cjs", ".json", ".d.ts"],
    },
  },
};
