import { join, relative, sep } from "node:path";
import type { Plugin } from "vite";

const drawnByBrowser = `const drawn = (nodes) => ({
  children: (typeof nodes === "string" ? [["path", { d: nodes, key: 0 }]] : nodes).map(([tag, attributes]) =>
    createElement(tag, attributes),
  ),
});`;
// The server writes the one path of an icon as the text that it is.
const drawnByServer = `${drawnByBrowser.replace("drawn", "drawnByNodes")}
const drawn = (nodes) =>
  typeof nodes === "string"
    ? { dangerouslySetInnerHTML: { __html: '<path d="' + nodes + '"/>' } }
    : drawnByNodes(nodes);`;

// What all icons have in common stands in the style sheet, under the class `icon`: each says its own size and strokes alone.
const iconParts = (drawn: string) => `import { createElement, forwardRef } from "react";
${drawn}
export default function createIcon(nodes, filled) {
  const strokes = drawn(nodes);
  const kind = filled ? "icon-filled" : "icon";
  return forwardRef(({ size, stroke, className, ...rest }, ref) =>
    createElement(
      "svg",
      {
        ref,
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        className: className ? kind + " " + className : kind,
        strokeWidth: stroke === 2 ? undefined : stroke,
        ...rest,
        ...strokes,
      }),
  );
}`;

type Strokes = readonly (readonly [string, Readonly<Record<string, string>>])[];

/** The strokes of an icon as one path where they are one, and as nodes of their own where they are not. */
function strokesOf(nodes: Strokes): string {
  const strokes = nodes.map(([tag, { d, key: _, ...others }]) =>
    tag === "path" && d?.startsWith("M") && Object.keys(others).length === 0 ? d : null,
  );
  return JSON.stringify(strokes.includes(null) ? nodes : withoutSpaces(strokes.join("")));
}

/** A sign and the two flags of an arc need no space around them. */
const withoutSpaces = (path: string) =>
  path.replace(/(a[\d.]+ [\d.]+ [\d.]+ [01]) ([01]) /gi, "$1$2").replaceAll(" -", "-");

const icons = "node_modules/@tabler/icons-react/dist/esm/icons";

/**
 * Icons of the library in few letters, for a list page has fifty of them: strokes are one path. Each file of a room has the icons
 * it names within itself: by the library's door, every page would fetch those of all rooms.
 */
export function lightIcons(project: string): Plugin[] {
  return [drawnLightly(project), besideTheirUsers(project)];
}

const drawnLightly = (project: string): Plugin => ({
  name: "cairn-light-icons",
  apply: "build",
  transform(code, id) {
    if (!id.includes("@tabler/icons-react")) return null;
    if (id.endsWith("createReactComponent.mjs"))
      return { code: iconParts(this.environment.name === "ssr" ? drawnByServer : drawnByBrowser), map: null };
    const nodes = /const __iconNode = (\[.*\]);/.exec(code)?.[1];
    if (!nodes) return null;
    const filled = code.includes('createReactComponent("filled"') ? ", 1" : "";
    const made = `/* @__PURE__ */ createIcon(${strokesOf(JSON.parse(nodes) as Strokes)}${filled})`;
    // By its whole path: beside an icon asked for in the name of its user, the relative one would be another file for each.
    const maker = JSON.stringify(join(project, icons, "../createReactComponent.mjs"));
    return { code: `import createIcon from ${maker};\nexport default ${made};`, map: null };
  },
});

const ofIcons = /import \{([^}]*)\} from "@tabler\/icons-react";/g;
/** Whose icons are fetched by every page, or by many. */
const manyPages = /\/app\/(shell|ui|platform)\/|\/room\.parts\.ts$/;

const besideTheirUsers = (project: string): Plugin => ({
  name: "cairn-icons-where-they-are",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  transform(code, id) {
    if (!code.includes("@tabler/icons-react") || id.includes("/node_modules/")) return null;
    const own = manyPages.test(id) ? "" : `?for=${relative(project, id).split(sep).join("/")}`;
    const oneByOne = (_: string, names: string) =>
      names
        .split(",")
        .map((name) => name.trim().split(" as "))
        .filter(([name]) => name)
        .map(
          ([name, called = name]) =>
            `import ${called} from ${JSON.stringify(join(project, icons, `${name}.mjs`) + own)};`,
        )
        .join(" ");
    return { code: code.replace(ofIcons, oneByOne), map: null };
  },
});
