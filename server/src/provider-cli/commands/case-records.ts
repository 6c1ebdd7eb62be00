import {
  ASSET_TYPE_KEYS,
  type AssetTypeKey,
  type GivenPlanDetails,
  type Plan,
} from '@portal/shared/contract';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { LateAnswerError, RefusedError, UnreachableError, UsageError } from '../cli-errors';
import type { Command, Invocation } from '../command';
import { checkFile, checkModel, shellWord } from '../local-files';
import { caseIdOf, findPlan, findRequest } from '../look-up';
import type { ProviderApi } from '../provider-api';

const STAGES = { least: 0, most: 60 };

async function publishPlan({ args, api, print }: Invocation): Promise<void> {
  const upperStages = args.number('upper', STAGES) ?? 0;
  const lowerStages = args.number('lower', STAGES) ?? 0;
  const stagesPerBatch = args.number('per-batch', { least: 1, most: 60 });
  const note = args.text('note');
  const models = [args.text('upper-model'), args.text('lower-model')].filter((file) => file !== undefined);
  for (const file of models) await checkModel(file);
  const details = await readDetails(args.text('details'));
  const plan = await api.send('POST /api/provider/case/{id}/plan', {
    params: { id: await caseIdOf(api, args.place(0)) },
    body: {
      upperStages,
      lowerStages,
      ...(note && { note }),
      ...(stagesPerBatch && { stagesPerBatch }),
      ...(details && { details }),
    },
  });
  print.line(
    args.isJson
      ? JSON.stringify(plan, null, 2)
      : `Plan ${plan.number} is ${plan.status}: ${plan.upperStages} upper and ${plan.lowerStages} lower stages, ${plan.weeks} weeks (${plan.uuid}).`,
  );
  await storeModels(api, plan, models, args.place(0));
}

/**
 * A plan cannot be published a second time: what it still lacks is named, with the command that stores it. A model that is
 * uploaded a second time is there twice, so one in doubt is looked for first.
 * @throws RefusedError, UnreachableError
 */
async function storeModels(
  api: ProviderApi,
  { uuid: planUuid, caseUuid, number }: Plan,
  files: readonly string[],
  word: string,
): Promise<void> {
  const missing: string[] = [];
  let isReached = true;
  for (const file of files) {
    const query = { caseUuid, planUuid, assetType: 'trtPln' as const, name: basename(file) };
    try {
      await api.sendFile('POST /api/provider/asset', { query }, file);
    } catch (error) {
      isReached &&= !(error instanceof UnreachableError);
      const why = error instanceof Error ? error.message : String(error);
      missing.push(why);
      if (error instanceof LateAnswerError)
        missing.push(
          `  audit --area file   # has a POST /api/provider/asset of ${word} for each that is stored; where this one's is missing:`,
        );
      missing.push(`  upload ${shellWord(file)} --case ${word} --type trtPln --plan ${number}`);
    }
  }
  if (missing.length === 0) return;
  const head = 'The plan is published, but not all of its models are known to be stored:';
  const message = [head, ...missing].join('\n');
  throw isReached ? new RefusedError(message) : new UnreachableError(message);
}

/** What is in the file is checked by the server, which names the field that is wrong. */
async function readDetails(file: string | undefined): Promise<GivenPlanDetails | undefined> {
  if (file === undefined) return undefined;
  await checkFile(file);
  try {
    return JSON.parse(await readFile(file, 'utf8')) as GivenPlanDetails;
  } catch {
    throw new UsageError(`${file} is not JSON.`);
  }
}

async function beginRefinement({ args, api, print }: Invocation): Promise<void> {
  const note = args.text('note');
  const refinement = await api.send('POST /api/provider/case/{id}/refinement', {
    params: { id: await caseIdOf(api, args.place(0)) },
    body: note ? { note } : {},
  });
  print.line(
    args.isJson
      ? JSON.stringify(refinement, null, 2)
      : `Refinement ${refinement.number} began (${refinement.uuid}).`,
  );
}

async function answerInChat({ args, api, print }: Invocation): Promise<void> {
  const room = await caseIdOf(api, args.place(0));
  const message = await api.send('POST /api/provider/chat', { body: { room, message: args.place(1) } });
  print.line(
    args.isJson
      ? JSON.stringify(message, null, 2)
      : `Message ${message.msgId} is in ${message.caseIdentifier}'s room.`,
  );
}

async function upload({ args, api, print }: Invocation): Promise<void> {
  const file = args.place(0);
  const assetType = readSlot(args.required('type'));
  const plan = args.number('plan', { least: 1, most: 9_999 });
  await checkFile(file);
  const caseUuid = await caseIdOf(api, args.required('case'));
  const request = args.text('request');
  const requestUuid = request === undefined ? undefined : (await findRequest(api, request)).uuid;
  const planUuid = plan === undefined ? undefined : (await findPlan(api, caseUuid, plan)).uuid;
  const query = {
    caseUuid,
    assetType,
    name: basename(file),
    ...(requestUuid && { requestUuid }),
    ...(planUuid && { planUuid }),
  };
  const asset = await api.sendFile('POST /api/provider/asset', { query }, file);
  print.line(
    args.isJson
      ? JSON.stringify(asset, null, 2)
      : `${asset.name} is stored, ${asset.size} bytes (${asset.uuid}).`,
  );
}

function readSlot(word: string): AssetTypeKey {
  const slot = ASSET_TYPE_KEYS.find((key) => key.toLowerCase() === word.toLowerCase());
  if (slot) return slot;
  throw new UsageError(`There is no type ${word}. There are ${ASSET_TYPE_KEYS.join(', ')}.`);
}

export const CASE_RECORD_COMMANDS: readonly Command[] = [
  {
    name: 'plan',
    positionals: ['case'],
    options: {
      upper: { type: 'text', hint: 'STAGES', isRequired: true },
      lower: { type: 'text', hint: 'STAGES', isRequired: true },
      note: { type: 'text' },
      details: { type: 'text', hint: 'JSON' },
      'per-batch': { type: 'text', hint: 'STAGES' },
      'upper-model': { type: 'text', hint: 'GLB' },
      'lower-model': { type: 'text', hint: 'GLB' },
    },
    summary: 'Publish a treatment plan, with its models for the viewer and its details from a file',
    run: publishPlan,
  },
  {
    name: 'refine',
    positionals: ['case'],
    options: { note: { type: 'text' } },
    summary: 'Begin a refinement',
    run: beginRefinement,
  },
  { name: 'chat', positionals: ['case', 'text'], summary: 'Answer in a case’s room', run: answerInChat },
  {
    name: 'upload',
    positionals: ['file'],
    options: {
      case: { type: 'text', hint: 'CASE', isRequired: true },
      type: { type: 'text', hint: 'SLOT', isRequired: true },
      request: { type: 'text', hint: 'REQUEST' },
      plan: { type: 'text', hint: 'NUMBER' },
    },
    summary: 'Store a record of a case, or of a request or a plan for it',
    run: upload,
  },
];
