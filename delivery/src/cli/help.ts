export const HELP = `Usage: delivery <command> [options]

  init <build folder>…               publishes builds and makes them live, where nothing is live yet
  publish <build folder>…            takes builds in as immutable releases
  activate <domain>@<version>…       makes releases live, all in one step
    --percent <0..100>               for a share of the people; again with another share to go on
    --for <name or uuid>             first for a cohort of RELEASE_COHORTS, for a company or a person; repeat it for several.
                                     They keep the release while its share grows
  rollout <domain>@<version>         begins a plan: the gateways make a release live for one share after the other, as long as
                                     nothing speaks against it and nobody changes the domain
    --steps 10,50,100 --every 30     shares, and minutes at each; typed again it goes on from the share that is live
    --wait                           ends with the plan; refused when somebody, or self-healing, takes the release back
  rollout <domain> --pause           stops before the next step; --resume: waits anew and takes it; --end: leaves the share as it is
  rollback <domain> [--to <version>] makes the release before live again, for everybody
  retire <domain> --reason <text>    takes a domain away, with its navigation entry; activate brings it back
  preview <domain> <version>         prints a link that opens one tab with a release that is not live, whatever all others have
    --hours <1..24>                  until it ends (default: 4)
  prune [--keep <n>] [--days <n>]    removes releases that nothing within reach needs: all but the last 10 to roll back
                                     to, what was live or built in the last 30 days, and what waits to be activated
  status [--json]                    what is live
  history [<domain>] [--json]        who changed what, when and why
  verify [<domain>@<version>]        checks signatures, audit trail and files
  repair                             mends a damaged newest revision from its signed copy, or goes back to the last good
  keys                               makes the pair of keys that signs the feed
    --rotate, then --finish          changes it in two steps that open tabs follow
  sign                               signs the live feed anew, after a change of keys
  ops-person <name>                  makes the token and the second factor of a person for /ops; OPS_TOKEN: the factor of that token

  --data <dir>      data folder (default: DATA_DIR, else var)
  --by <name>       who does it (default: DELIVERY_BY, else the account's name)
  --reason <text>   why, for the audit trail
  --dry-run         says what would be done and what speaks against it, and changes nothing
  --force           activate, rollback: in spite of what does not fit; needs a reason
                    publish: scripts that cannot be read, too
  --unchecked       activate, rollout: a release that nobody has opened in a browser before it was published, too
  --from <version>  the version that you see live and mean to replace, or 'nothing'; refused where it is another by now.
                    Of several domains: --from <domain>@<version> each
  --again           on purpose: roll back once more within ten minutes of somebody else's rollback; activate a release
                    that was rolled back
  --automatic       activate: leave alone what a person decided, and a rollout that runs

Settings: RELEASE_COHORTS, as 'our staff:<uuid>+<uuid>,pilot clinics:<uuid>'; DELIVERY_KEYS (default: delivery/keys in the data folder); DELIVERY_S3_BUCKET, DELIVERY_S3_ENDPOINT,
DELIVERY_S3_REGION and DELIVERY_S3_PREFIX for releases and feed in object storage; PUBLIC_URL, where a preview link leads to.

Exit codes: 0 done, 1 failed, 2 wrong call, 3 refused (nothing was changed)`;
