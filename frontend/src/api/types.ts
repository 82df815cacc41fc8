// What do the API's answers look like? As its OpenAPI document says; these are their names here.
import type { components } from "./schema";

type Schemas = components["schemas"];

export type Me = Schemas["Me"];
export type Person = Schemas["Person"];
export type Summary = Schemas["Summary"];
export type TableSeen = Schemas["TableSeen"];
export type Answer = Schemas["Answer"];
export type SeatSeen = Schemas["SeatSeen"];
export type MoveSeen = Schemas["MoveSeen"];
export type Message = Schemas["Message"];
export type EditionSeen = Schemas["EditionSeen"];
export type Terms = Schemas["TermsRequest"];
export type Wish = Schemas["WishSeen"];
export type Friends = Schemas["Friends"];
export type Token = Schemas["Token"];
export type FieldError = Schemas["FieldError"];
export type Fact = Schemas["Fact"];
export type View = Schemas["View"];
export type Pace = Schemas["PaceEnum"];

/** Something that happened at a table; the sockets bring it. */
export interface TableEvent {
  number: number;
  kind: string;
  moves?: MoveSeen[];
  message?: Message;
}
