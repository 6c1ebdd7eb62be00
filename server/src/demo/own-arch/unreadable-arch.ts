/** Why the lab cannot make a model of a scan: its message is what the log says. */
export class UnreadableArch extends Error {}
