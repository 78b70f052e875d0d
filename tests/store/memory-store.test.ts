import { memoryStore } from '../../src/store/index';
import { storeContract } from './contract';

storeContract({ name: 'memory', make: async () => memoryStore() });
