import { Gift, Heart, PackageOpen, Search, Sparkles, Star, Store, Truck } from 'lucide-react';

/** Icons to choose from in a playground. */
export const storyIcons = { none: undefined, Gift, Heart, PackageOpen, Search, Sparkles, Star, Store, Truck };
