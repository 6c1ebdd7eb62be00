export const HELP = `Usage: delivery <command> [options]

  publish <build folder>…            takes builds in as immutable releases
  activate <domain>@<version>…       makes releases live, all in one step
    --percent <0..100>               for a share of the people; again with another share to go on
  rollback <domain> [--to <version>] makes the release before live again, for everybody
  status [--json]                    what is live
  history [<domain>] [--json]        who changed what, when and why
  verify [<domain>@<version>]        checks signatures, audit trail and files
  keys [--rotate]                    makes the pair of keys that signs the feed, or a new one
  sign                               signs the live feed anew, after a change of keys

  --data <dir>      data folder (default: DATA_DIR, else var)
  --by <name>       who does it (default: the account's name)
  --reason <text>   why, for the audit trail
  --dry-run         says what would be done and what speaks against it, and changes nothing
  --force           activate, rollback: in spite of what does not fit; needs a reason
  --automatic       activate: leave alone what a person decided, and a rollout that runs

Settings: DELIVERY_KEYS (default: delivery/keys in the data folder); DELIVERY_S3_BUCKET, DELIVERY_S3_ENDPOINT,
DELIVERY_S3_REGION and DELIVERY_S3_PREFIX for releases and feed in object storage.

Exit codes: 0 done, 1 failed, 2 wrong call, 3 refused (nothing was changed)`;
