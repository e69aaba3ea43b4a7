/** One difference between two specs, and what it does to whoever calls the service and whoever implements it. */
export interface Change {
  /** Whether something that worked before may fail: a request that was accepted, an answer that was understood. */
  breaking: boolean;
  /** Which side it concerns: what is sent, what is answered, or the operation as a whole. */
  side: "request" | "response" | "operation";
  /** `POST /books`, or the id of a rule. */
  subject: string;
  /** Where in the body or among the parameters. */
  place?: string;
  message: string;
  /** What it does to code that is written against the generated types. */
  typescript?: string;
}

/** Whose schemas are compared, and what is said of their differences. */
export interface Context {
  side: "request" | "response";
  subject: string;
  /** The method that implements the operation; a webhook has none. */
  handler?: string;
}
