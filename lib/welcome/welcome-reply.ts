export const welcomeStates = ['open', 'dismissed', 'done'] as const;
export type WelcomeState = (typeof welcomeStates)[number];

/** What the console itself knows of the first steps; the rest the connection's server tells. */
export interface WelcomeFacts {
  /** A connection leads to a server that answers and is no sandbox. */
  readonly isConnected: boolean;
  /** There is another user, or an invitation that can still be accepted. */
  readonly hasInvited: boolean;
  /** Through this console and for this connection, as its activity says. */
  readonly hasMadePipeline: boolean;
  readonly hasPublishedForm: boolean;
  readonly hasPublishedWorkflow: boolean;
}

/** Reply of `GET /api/console/welcome`. */
export interface WelcomeReply {
  readonly state: WelcomeState;
  readonly facts: WelcomeFacts;
}
