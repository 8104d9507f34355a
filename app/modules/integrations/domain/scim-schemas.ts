import { groupSchema } from "./scim-group.ts";
import { enterprise } from "./scim-person.ts";

export const userSchema = "urn:ietf:params:scim:schemas:core:2.0:User";
const schemaOfSchemas = "urn:ietf:params:scim:schemas:core:2.0:Schema";

type Attribute = {
  name: string;
  type: "string" | "boolean" | "complex";
  multiValued: boolean;
  description: string;
  required: boolean;
  caseExact: boolean;
  mutability: "readWrite" | "readOnly";
  returned: "default" | "always";
  uniqueness: "none" | "server";
  subAttributes?: readonly Attribute[];
};

const attribute = (name: string, description: string, more: Partial<Attribute> = {}): Attribute => ({
  ...{ name, type: "string", multiValued: false, description, required: false, caseExact: false },
  ...{ mutability: "readWrite", returned: "default", uniqueness: "none" },
  ...more,
});

/** What is made of what is sent; whatever else a user is sent with is kept beside it and answered again. */
export const scimSchemas: readonly {
  id: string;
  name: string;
  description: string;
  attributes: readonly Attribute[];
}[] = [
  {
    id: userSchema,
    name: "User",
    description: "Somebody who works, or worked, at the company",
    attributes: [
      attribute(
        "userName",
        "The name they sign in with at the provider; their e-mail address where no other is sent.",
        {
          ...{ required: true, uniqueness: "server" },
        },
      ),
      attribute("name", "Their name.", {
        type: "complex",
        subAttributes: [attribute("givenName", "Their first name."), attribute("familyName", "Their last name.")],
      }),
      attribute("displayName", "Their name as people see it, where no first name is sent."),
      attribute("title", "Their job title."),
      attribute("active", "False once they have left.", { type: "boolean" }),
      attribute(
        "emails",
        "Their e-mail addresses: the primary one, else that of work, else the first is theirs here.",
        {
          ...{ type: "complex", multiValued: true },
          subAttributes: [
            attribute("value", "An e-mail address."),
            attribute("type", "Such as work or home."),
            attribute("primary", "Whether it is the first of them.", { type: "boolean" }),
          ],
        },
      ),
    ],
  },
  {
    id: enterprise,
    name: "EnterpriseUser",
    description: "Where somebody works in the company",
    attributes: [
      attribute("employeeNumber", "The number people know them by; the external id where none is sent."),
      attribute("department", "The org unit they belong to, by its code or name."),
      attribute("costCenter", "Their cost center, for fields of the company's own."),
      attribute("manager", "Whom they report to.", {
        type: "complex",
        subAttributes: [attribute("value", "The manager's employee number, external id or id.")],
      }),
    ],
  },
  {
    id: groupSchema,
    name: "Group",
    description: "People of the company under one name, kept here as a cohort",
    attributes: [
      attribute("displayName", "The name of the group, and of its cohort.", {
        ...{ required: true, uniqueness: "server" },
      }),
      attribute("members", "Who is in it: users alone, no groups.", {
        ...{ type: "complex", multiValued: true },
        subAttributes: [
          attribute("value", "The user's id.", { caseExact: true }),
          attribute("display", "The user's name.", { mutability: "readOnly" }),
        ],
      }),
    ],
  },
];

export const schemaResource = (schema: (typeof scimSchemas)[number]) => ({ schemas: [schemaOfSchemas], ...schema });
