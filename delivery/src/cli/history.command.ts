import { EXIT, type Command } from './command';

export const history: Command = async ([domain], { json }, { delivery, print }) => {
  for (const entry of await delivery.history(domain)) {
    const { revision, when, who, action, from, to, why } = entry;
    const change = `${entry.domain} ${from ?? 'nothing'} → ${to}`;
    print(json ? JSON.stringify(entry) : `${revision}  ${when}  ${action} ${change}  by ${who}: ${why}`);
  }
  return EXIT.done;
};
