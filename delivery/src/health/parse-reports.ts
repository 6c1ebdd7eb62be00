import { isJsonObject } from '../json';
import { cleanMessage, cleanRoute, isStack } from './clean-report';
import { REPORT_KINDS, VITAL_NAMES, type Report, type ReportKind, type VitalName } from './report.types';

const MAX_REPORTS = 20;
const MAX_TEXT = 300;
/** Longer than a page is waited for; what lies above is a clock that jumped, or a joke. */
const MAX_VITAL = 600_000;
const NAME = /^[\w.+-]{1,80}$/;
const MEMBERS = new Set(['domain', 'version', 'kind', 'message', 'stack', 'route', 'vital']);

/** The reports of a list, cleaned, or null when any part of it is not of the agreed shape. */
export function parseReports(list: unknown): readonly Report[] | null {
  if (!Array.isArray(list) || list.length > MAX_REPORTS) return null;
  const reports = list.map(parseReport).filter((report) => report !== null);
  return reports.length === list.length ? reports : null;
}

function parseReport(value: unknown): Report | null {
  if (!isJsonObject(value) || Object.keys(value).some((key) => !MEMBERS.has(key))) return null;
  const { domain, version, kind, message, stack, route, vital } = value;
  if (!isText(domain, NAME) || !isText(version, NAME) || !isKind(kind)) return null;
  if (!isShortText(message) || !isShortText(route) || !(stack === undefined || isStack(stack))) return null;
  const measured = parseVital(vital);
  if ((kind === 'vital') !== (measured !== null) || (vital !== undefined && measured === null)) return null;
  return {
    domain,
    version,
    kind,
    ...(message !== undefined && { message: cleanMessage(message) }),
    ...(stack !== undefined && { stack }),
    ...(route !== undefined && { route: cleanRoute(route) }),
    ...(measured !== null && { vital: measured }),
  };
}

function parseVital(value: unknown): { name: VitalName; value: number } | null {
  if (!isJsonObject(value) || Object.keys(value).length !== 2) return null;
  const name = VITAL_NAMES.find((known) => known === value['name']);
  const measured = value['value'];
  if (!name || typeof measured !== 'number' || !(measured >= 0)) return null;
  return { name, value: Math.min(measured, MAX_VITAL) };
}

function isText(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value);
}

function isShortText(value: unknown): value is string | undefined {
  return value === undefined || (typeof value === 'string' && value.length <= MAX_TEXT);
}

function isKind(value: unknown): value is ReportKind {
  return REPORT_KINDS.some((kind) => kind === value);
}
