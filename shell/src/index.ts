import { bootstrap } from './bootstrap';
import { showBroken } from './show-broken';

void bootstrap().catch(showBroken);
