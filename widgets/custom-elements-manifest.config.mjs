/** Attributes of every widget. */
const always = [
  { name: "lang", type: { text: "string" }, description: "The language; else that of the page." },
  { name: "theme", type: { text: '"auto"|"light"|"dark"' }, description: "Else the page's colour scheme." },
];
const isPublic = ({ name, privacy, static: isStatic, description }) =>
  !privacy && !isStatic && !name.startsWith("#") && Boolean(description);

/** What pages may rely on, and nothing of how elements are made. */
function onlyWhatIsPublic() {
  return {
    name: "only-what-is-public",
    packageLinkPhase: ({ customElementsManifest: manifest }) => {
      manifest.modules = manifest.modules.flatMap((module) => {
        const declarations = module.declarations.filter(({ tagName }) => tagName).map(element);
        if (declarations.length === 0) return [];
        const exports = declarations.map(({ name, tagName }) => ({
          kind: "custom-element-definition",
          name: tagName,
          declaration: { name, module: module.path },
        }));
        return [{ kind: module.kind, path: module.path, declarations, exports }];
      });
    },
  };
}

function element({ kind, name, tagName, description, customElement, attributes = [], events = [], ...rest }) {
  const own = attributes
    .filter((attribute) => attribute.description)
    .map(({ fieldName: _, ...attribute }) => attribute);
  return {
    kind,
    name,
    tagName,
    description,
    customElement,
    attributes: tagName === "cairn-provider" ? own : [...own, ...always],
    events: events.filter((event) => event.description),
    slots: rest.slots ?? [],
    cssParts: rest.cssParts ?? [],
    members: (rest.members ?? []).filter(isPublic).map(({ inheritedFrom: _, ...member }) => member),
  };
}

export default {
  globs: ["{core,goal-*,praise-*}/*.ts"],
  exclude: ["**/*.test.ts", "**/*.stories.tsx"],
  outdir: ".",
  plugins: [onlyWhatIsPublic()],
};
