option-fixed-order = de plaatsen beginnen op volgorde, de eerste achteraan
