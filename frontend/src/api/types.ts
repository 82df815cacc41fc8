// Short names for the API's types.
import type { components } from "./schema";

type Schemas = components["schemas"];

export type Me = Schemas["Me"];
export type Person = Schemas["Person"];
export type TableSummary = Schemas["TableSummary"];
export type TableDetails = Schemas["TableDetails"];
export type MoveResponse = Schemas["MoveResponse"];
export type SeatDetails = Schemas["SeatDetails"];
export type LogLine = Schemas["LogLine"];
export type MoveDetails = Schemas["MoveDetails"];
export type Message = Schemas["Message"];
export type EditionDetails = Schemas["EditionDetails"];
export type Terms = Schemas["TermsRequest"];
export type MatchRequest = Schemas["MatchRequestDetails"];
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
  moves?: MoveDetails[];
  message?: Message;
}
