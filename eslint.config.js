import hooks from "eslint-plugin-react-hooks";
import regexp from "eslint-plugin-regexp";
import typescript from "typescript-eslint";

const mantine = { group: ["@mantine/*"], message: "Mantine is wrapped in app/ui; use the component from there." };
const drivers = {
  group: ["pg", "pg/*", "@mikro-orm/postgresql"],
  message: "Only tenancy opens connections; everything else receives its unit of work.",
  allowTypeImports: true,
};
const reachesUp = { group: ["../../../*"], message: "Use #app/…, #tenancy/… for what lies further away." };
const tests = ["**/*.test.ts", "**/*.test.tsx", "**/*.stories.tsx", "**/*.e2e.ts", "tests/**", "**/testing/**"];

const importsOnly = (...patterns) => ({
  "@typescript-eslint/no-restricted-imports": ["error", { patterns: [...patterns, reachesUp] }],
});

export default typescript.config(
  {
    ignores: [
      "**/node_modules/",
      "build/",
      "**/dist/",
      "sdk/api/document.ts",
      ".data/",
      ".cache/",
      "storybook-static/",
      "test-results/",
      "**/*.d.ts",
    ],
  },
  {
    files: ["**/*.{ts,tsx,mjs,js,cjs}"],
    extends: [typescript.configs.base],
    plugins: { "react-hooks": hooks, regexp },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      "no-debugger": "error",
      "no-else-return": "error",
      "no-param-reassign": "error",
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
      "max-lines": ["error", { max: 300 }],
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
      // Texts come from strangers: no expression may take longer than a text is long.
      "regexp/no-super-linear-backtracking": ["error", { report: "potential" }],
      "regexp/no-super-linear-move": ["error", { report: "potential", ignorePartial: false }],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
      ...importsOnly(mantine, drivers),
    },
  },
  {
    files: ["app/**", "sdk/**", "tenancy/**", "widgets/**", "plugins/**"],
    ignores: [...tests, "app/platform/text/normalized.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "CallExpression[callee.property.name='normalize']:not([callee.object.name='path'])",
          message: "Marks in a row cost the square of their number: call `normalized` (app/platform/text/).",
        },
      ],
    },
  },
  {
    files: ["**/*.{ts,tsx}"],
    ignores: tests,
    rules: { "max-lines-per-function": ["error", { max: 60, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ["app/**/*.ts", "sdk/**/*.ts", "tenancy/**/*.ts"],
    ignores: [...tests, "**/seed/**", "**/components/**", "app/composition/launch/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector:
            "AssignmentExpression[left.type='MemberExpression'][left.computed=true][left.property.type!='Literal']",
          message:
            "A name that is only known while running may be __proto__: use setOwn (app/platform/http/own-properties.ts), a Map or Object.fromEntries.",
        },
      ],
    },
  },
  { files: ["app/ui/**", "storybook/**"], rules: importsOnly(drivers) },
  { files: ["tenancy/**", "migrations/**", "app/composition/launch/**"], rules: importsOnly(mantine) },
  {
    files: tests,
    rules: {
      ...importsOnly(),
      "regexp/no-super-linear-backtracking": "off",
      "regexp/no-super-linear-move": "off",
    },
  },
);
