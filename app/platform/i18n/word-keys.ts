/** Every key of a room's strings, each group before its words: `level.AT_RISK`. */
export type WordKey<Strings> = {
  [Name in keyof Strings & string]: Strings[Name] extends string ? Name : `${Name}.${WordKey<Strings[Name]>}`;
}[keyof Strings & string];

/** The groups of a room's strings that have a word for every one of these codes; any group where codes are not known. */
export type GroupKey<Strings, Code> = {
  [Name in keyof Strings & string]: Strings[Name] extends string
    ? never
    : | (string extends Code ? Name : [Code] extends [keyof Strings[Name]] ? Name : never)
      | `${Name}.${GroupKey<Strings[Name], Code>}`;
}[keyof Strings & string];

/** The codes that a value can be: never where it is any text. Nothing at all needs no word. */
export type Said<Value> = string extends NonNullable<Value> ? never : Exclude<NonNullable<Value>, "">;
