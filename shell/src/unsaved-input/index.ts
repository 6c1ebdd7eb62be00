export { useAtStake } from './use-at-stake';
export { useDiscardQuestion } from './use-discard-question';
export { useNavigationGuard } from './use-navigation-guard';
